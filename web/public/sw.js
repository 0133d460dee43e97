/* Tells somebody whose pages are closed that it is their move. Its words come with its address. */
const words = new URL(self.location.href).searchParams;

self.addEventListener('push', (event) => {
  const { link = '/' } = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(words.get('title') ?? 'Cosmodrome', {
      body: words.get('body') ?? '',
      icon: '/icon-turn.svg',
      tag: link,
      data: { link },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data.link, self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const page = pages.find((page) => page.url.split('?')[0] === address);
      return page ? page.focus() : self.clients.openWindow(address);
    }),
  );
});
