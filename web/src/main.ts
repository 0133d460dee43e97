/* The door: styles, and the one component that holds all pages. */
import './style/fonts.css';
import './style/theme.css';
import './style/base.css';
import './style/board.css';
import { mount } from 'svelte';
import App from './App.svelte';

export default mount(App, { target: document.getElementById('app')! });
