const en = {
  title: 'May we count visits and see which advert brought you here?',
  text: 'This site works without cookies. If you agree, your browser also counts which pages are read and notes which advert brought you here. No is as good an answer as yes.',
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
      text: 'Counts which pages are read, which files are downloaded and how quickly pages appear. The counts stay in your browser unless the privacy policy names a service that receives them.',
    },
    remarketing: {
      name: 'Marketing',
      text: 'Remembers for 90 days which advert or newsletter brought you here, so that we know which of them are worth the money.',
    },
  },
};

const de = {
  title: 'Dürfen wir Besuche zählen und Anzeigen zuordnen?',
  text: 'Diese Website funktioniert ohne Cookies. Wenn Sie zustimmen, zählt Ihr Browser außerdem, welche Seiten gelesen werden, und merkt sich, welche Anzeige Sie hergeführt hat. Ein Nein ist uns ebenso recht wie ein Ja.',
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
      text: 'Zählt, welche Seiten gelesen, welche Dateien geladen werden und wie schnell Seiten erscheinen. Die Zahlen bleiben in Ihrem Browser, solange die Datenschutzerklärung keinen Dienst nennt, der sie erhält.',
    },
    remarketing: {
      name: 'Marketing',
      text: 'Merkt sich 90 Tage lang, welche Anzeige oder welcher Newsletter Sie hergeführt hat, damit wir wissen, was sein Geld wert ist.',
    },
  },
};

const fr = {
  title: 'Compter les visites et reconnaître les annonces ?',
  text: 'Ce site fonctionne sans cookies. Si vous acceptez, votre navigateur compte aussi les pages lues et retient de quelle annonce vous venez. Un refus nous convient autant qu’un accord.',
  accept: 'Tout accepter',
  refuse: 'Tout refuser',
  details: 'Choisir',
  formTitle: 'Paramètres de confidentialité',
  formText:
    'Vous pouvez modifier ce choix à tout moment : « Paramètres de confidentialité » figure au bas de chaque page. Il reste valable douze mois.',
  save: 'Enregistrer le choix',
  close: 'Fermer',
  always: 'Toujours actif',
  refused:
    'Votre navigateur envoie un signal qui refuse le suivi (Global Privacy Control ou Do Not Track). Nous le respectons : tout ce qui est facultatif reste désactivé, et nous ne posons pas la question.',
  saved: 'Votre choix est enregistré.',
  policy: 'Politique de confidentialité (en anglais)',
  categories: {
    necessary: {
      name: 'Nécessaires',
      text: 'Nous retenons votre langue et ce choix. Nous gardons les fichiers dont chaque page a besoin et une page à afficher hors connexion, mais aucune des pages que vous lisez. Tout reste sur votre appareil.',
    },
    analytics: {
      name: 'Statistiques',
      text: 'Votre navigateur compte les pages lues, les fichiers téléchargés et la rapidité d’affichage. Ces chiffres restent dans votre navigateur tant que la politique de confidentialité ne nomme aucun service qui les reçoit.',
    },
    remarketing: {
      name: 'Marketing',
      text: 'Nous retenons pendant 90 jours de quelle annonce ou de quelle lettre d’information vous venez, pour savoir lesquelles valent leur prix.',
    },
  },
};

const es = {
  title: '¿Podemos contar las visitas y reconocer los anuncios?',
  text: 'Este sitio web funciona sin cookies. Si acepta, su navegador cuenta además qué páginas se leen y recuerda de qué anuncio procede la visita. Nos parece igual de bien un no que un sí.',
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
      text: 'Recordamos su idioma y esta elección. Guardamos los archivos que necesita cada página y una página para cuando no hay conexión, pero ninguna de las páginas que lee. Todo queda en su dispositivo.',
    },
    analytics: {
      name: 'Estadística',
      text: 'Su navegador cuenta qué páginas se leen, qué archivos se descargan y con qué rapidez aparecen las páginas. Los datos se quedan en su navegador mientras la política de privacidad no indique un servicio que los reciba.',
    },
    remarketing: {
      name: 'Marketing',
      text: 'Recordamos durante 90 días de qué anuncio o boletín procede la visita, para que sepamos cuáles valen lo que cuestan.',
    },
  },
};

const it = {
  title: 'Possiamo contare le visite e riconoscere gli annunci?',
  text: 'Questo sito funziona senza cookie. Se accetta, il browser conta inoltre quali pagine vengono lette e ricorda da quale annuncio proviene la visita. Per noi un no va bene quanto un sì.',
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
      text: 'Ricordiamo la lingua e questa scelta. Conserviamo i file che servono a ogni pagina e una pagina per quando manca la connessione, ma nessuna delle pagine che legge. Tutto resta sul suo dispositivo.',
    },
    analytics: {
      name: 'Statistiche',
      text: 'Il browser conta quali pagine vengono lette, quali file vengono scaricati e con quale rapidità appaiono le pagine. I dati restano nel browser finché l’informativa sulla privacy non indica un servizio che li riceve.',
    },
    remarketing: {
      name: 'Marketing',
      text: 'Ricordiamo per 90 giorni da quale annuncio o newsletter proviene la visita, affinché sappiamo quali valgono la spesa.',
    },
  },
};

/** Everything that the consent popup and its form say, in every language in which a page may be written. */
export const consentWords = { en, de, fr, es, it } as const;
