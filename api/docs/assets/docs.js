// Small comforts; the page works without them.
const pages = document.querySelector('main');

// A button on each panel of code that copies it.
for (const figure of document.querySelectorAll('figure.code')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(figure.querySelector('code').textContent);
      button.textContent = 'Copied';
    } catch {
      button.textContent = 'Not allowed';
    }
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 1500);
  });
  figure.querySelector('figcaption').append(button);
}

// A schema that is linked to opens.
const open = () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  target?.closest('details')?.setAttribute('open', '');
  target?.scrollIntoView();
};
addEventListener('hashchange', open);
if (location.hash !== '') open();

// The navigation shows where the reader is, and folds again once something was chosen.
const links = new Map([...document.querySelectorAll('nav a[href*="#"]')].map((link) => [link.hash.slice(1), link]));
const watch = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      for (const link of links.values()) link.removeAttribute('aria-current');
      links.get(target.id)?.setAttribute('aria-current', 'true');
    }
  },
  { rootMargin: '-10% 0px -75% 0px' },
);
for (const id of links.keys()) {
  const target = document.getElementById(id);
  if (target !== null && pages.contains(target)) watch.observe(target);
}
document.querySelector('nav').addEventListener('click', (event) => {
  if (event.target.closest('a')) document.getElementById('menu').checked = false;
});
