"""The rules of Welcome to the Moon, as compiled code: the shared turn, and one module an adventure."""
