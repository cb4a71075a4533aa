document.body.prepend(document.createElement('div'), 'extension');
document.querySelector('main')?.append(document.createElement('div'));
document.documentElement.setAttribute('data-extension', '');
