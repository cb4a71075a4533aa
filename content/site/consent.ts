const en = {
  title: 'May we count visits and trace adverts?',
  text: 'This site works without cookies. If you agree, we also count which pages are read and see which advertisement brought you here. No is as good an answer as yes.',
  accept: 'Agree to all',
  refuse: 'Refuse all',
  details: 'Choose',
  formTitle: 'Privacy settings',
  formText:
    'You can change this choice at any time: “Privacy settings” is at the foot of every page. Your choice is valid for twelve months.',
  save: 'Save choice',
  close: 'Close',
  always: 'Always on',
  refused:
    'Your browser sends a signal that refuses tracking (Global Privacy Control or Do Not Track). We follow it: everything optional stays off, and we do not ask.',
  saved: 'Your choice has been saved.',
  policy: 'Privacy policy',
  categories: {
    necessary: {
      name: 'Necessary',
      text: 'Remembers your language and this choice. Keeps the files that every page needs, and a page for when there is no connection, but none of the pages you read. All of it stays on your device.',
    },
    analytics: {
      name: 'Analytics',
      text: 'Counts which pages are read, which downloads are used and how quickly pages appear, so that we can improve pages that do not help.',
    },
    remarketing: {
      name: 'Marketing',
      text: 'Remembers for 90 days which advertisement or newsletter brought you here, so that we know which of them are worth the money.',
    },
  },
};

const de = {
  title: 'Dürfen wir Besuche zählen und Anzeigen zuordnen?',
  text: 'Diese Website funktioniert ohne Cookies. Wenn Sie zustimmen, zählen wir außerdem, welche Seiten gelesen werden, und sehen, welche Anzeige Sie hergeführt hat. Ein Nein ist uns ebenso recht wie ein Ja.',
  accept: 'Allem zustimmen',
  refuse: 'Alles ablehnen',
  details: 'Auswählen',
  formTitle: 'Datenschutz-Einstellungen',
  formText:
    'Sie können diese Wahl jederzeit ändern: „Datenschutz-Einstellungen“ steht am Fuß jeder Seite. Ihre Wahl gilt zwölf Monate.',
  save: 'Auswahl speichern',
  close: 'Schließen',
  always: 'Immer an',
  refused:
    'Ihr Browser sendet ein Signal gegen Tracking (Global Privacy Control oder Do Not Track). Wir halten uns daran: Alles, was nicht nötig ist, bleibt aus, und wir fragen nicht nach.',
  saved: 'Ihre Wahl ist gespeichert.',
  policy: 'Datenschutzerklärung',
  categories: {
    necessary: {
      name: 'Notwendig',
      text: 'Merkt sich Ihre Sprache und diese Wahl. Hält die Dateien bereit, die jede Seite braucht, und eine Seite für den Fall, dass die Verbindung fehlt, aber keine der Seiten, die Sie lesen. Alles bleibt auf Ihrem Gerät.',
    },
    analytics: {
      name: 'Statistik',
      text: 'Zählt, welche Seiten gelesen, welche Dateien geladen werden und wie schnell Seiten erscheinen, damit wir Seiten verbessern, die nicht weiterhelfen.',
    },
    remarketing: {
      name: 'Marketing',
      text: 'Merkt sich 90 Tage lang, welche Anzeige oder welcher Newsletter Sie hergeführt hat, damit wir wissen, was sein Geld wert ist.',
    },
  },
};

const fr = {
  title: 'Compter les visites et reconnaître les annonces ?',
  text: 'Ce site fonctionne sans cookies. Si vous acceptez, nous comptons aussi les pages lues et nous voyons de quelle annonce vous venez. Un non nous convient autant qu’un oui.',
  accept: 'Tout accepter',
  refuse: 'Tout refuser',
  details: 'Choisir',
  formTitle: 'Paramètres de confidentialité',
  formText:
    'Vous pouvez modifier ce choix à tout moment : « Paramètres de confidentialité » figure au bas de chaque page. Il reste valable douze mois.',
  save: 'Enregistrer le choix',
  close: 'Fermer',
  always: 'Toujours actifs',
  refused:
    'Votre navigateur envoie un signal qui refuse le suivi (Global Privacy Control ou Do Not Track). Nous le respectons : tout ce qui est facultatif reste désactivé, et nous ne posons pas la question.',
  saved: 'Votre choix est enregistré.',
  policy: 'Politique de confidentialité (en anglais)',
  categories: {
    necessary: {
      name: 'Nécessaires',
      text: 'Retiennent votre langue et ce choix. Gardent les fichiers dont chaque page a besoin et une page pour les moments sans connexion, mais aucune des pages que vous lisez. Tout reste sur votre appareil.',
    },
    analytics: {
      name: 'Statistiques',
      text: 'Comptent les pages lues, les fichiers téléchargés et la rapidité d’affichage, afin que nous améliorions ce qui ne vous est pas utile.',
    },
    remarketing: {
      name: 'Marketing',
      text: 'Retient pendant 90 jours de quelle annonce ou de quelle lettre d’information vous venez, pour que nous sachions lesquelles valent leur prix.',
    },
  },
};

const es = {
  title: '¿Podemos contar visitas y asociar anuncios?',
  text: 'Este sitio web funciona sin cookies. Si acepta, contamos además qué páginas se leen y vemos qué anuncio le ha traído aquí. Nos parece igual de bien un no que un sí.',
  accept: 'Aceptar todo',
  refuse: 'Rechazar todo',
  details: 'Elegir',
  formTitle: 'Configuración de privacidad',
  formText:
    'Puede cambiar esta elección en cualquier momento: «Configuración de privacidad» aparece al pie de cada página. Es válida durante doce meses.',
  save: 'Guardar elección',
  close: 'Cerrar',
  always: 'Siempre activo',
  refused:
    'Su navegador envía una señal que rechaza el seguimiento (Global Privacy Control o Do Not Track). La respetamos: todo lo opcional permanece desactivado y no preguntamos.',
  saved: 'Su elección se ha guardado.',
  policy: 'Política de privacidad (en inglés)',
  categories: {
    necessary: {
      name: 'Necesario',
      text: 'Recuerda su idioma y esta elección. Guarda los archivos que necesita cada página y una página para cuando no hay conexión, pero ninguna de las páginas que lee. Todo queda en su dispositivo.',
    },
    analytics: {
      name: 'Estadística',
      text: 'Cuenta qué páginas se leen, qué archivos se descargan y con qué rapidez aparecen las páginas, para que mejoremos lo que no resulta útil.',
    },
    remarketing: {
      name: 'Marketing',
      text: 'Recuerda durante 90 días qué anuncio o boletín le ha traído aquí, para que sepamos cuáles valen lo que cuestan.',
    },
  },
};

const it = {
  title: 'Possiamo contare le visite e associare gli annunci?',
  text: 'Questo sito funziona senza cookie. Se accetta, contiamo inoltre quali pagine vengono lette e vediamo quale annuncio l’ha portata qui. Per noi un no va bene quanto un sì.',
  accept: 'Accetta tutto',
  refuse: 'Rifiuta tutto',
  details: 'Personalizza',
  formTitle: 'Impostazioni sulla privacy',
  formText:
    'Può cambiare questa scelta in qualsiasi momento: la voce «Impostazioni sulla privacy» si trova in fondo a ogni pagina. Vale dodici mesi.',
  save: 'Salva la scelta',
  close: 'Chiudi',
  always: 'Sempre attivo',
  refused:
    'Il suo browser invia un segnale che rifiuta il tracciamento (Global Privacy Control o Do Not Track). Lo rispettiamo: tutto ciò che è facoltativo resta disattivato e non chiediamo nulla.',
  saved: 'La sua scelta è stata salvata.',
  policy: 'Informativa sulla privacy (in inglese)',
  categories: {
    necessary: {
      name: 'Necessario',
      text: 'Ricorda la lingua e questa scelta. Conserva i file che servono a ogni pagina e una pagina per quando manca la connessione, ma nessuna delle pagine che legge. Tutto resta sul suo dispositivo.',
    },
    analytics: {
      name: 'Statistiche',
      text: 'Conta quali pagine vengono lette, quali file vengono scaricati e con quale rapidità appaiono le pagine, affinché possiamo migliorare ciò che non è utile.',
    },
    remarketing: {
      name: 'Marketing',
      text: 'Ricorda per 90 giorni quale annuncio o newsletter l’ha portata qui, affinché sappiamo quali valgono la spesa.',
    },
  },
};

/** Everything that the consent popup and its form say, in every language in which a page may be written. */
export const consentWords = { en, de, fr, es, it } as const;
