type Words = { readonly when: string; readonly purpose: string };
type Localized<T> = { readonly en: T; readonly de: T };

/** Heads of the table of everything that the site may store. */
export const storageHead: Localized<readonly [string, string, string, string, string]> = {
  en: ['Name and place', 'Group', 'When it is stored', 'Content and purpose', 'How long'],
  de: ['Name und Ort', 'Gruppe', 'Wann gespeichert wird', 'Inhalt und Zweck', 'Wie lange'],
};

/** Where something is stored. */
export const storageKinds: Localized<
  Readonly<Record<'localStorage' | 'sessionStorage' | 'Cache Storage' | 'cookie', string>>
> = {
  en: {
    localStorage: 'localStorage',
    sessionStorage: 'sessionStorage',
    'Cache Storage': 'Cache Storage',
    cookie: 'cookie',
  },
  de: {
    localStorage: 'localStorage',
    sessionStorage: 'sessionStorage',
    'Cache Storage': 'Cache Storage',
    cookie: 'Cookie',
  },
};

/** What each stored item is for; the items themselves stand in the code that stores them. */
export const storageWords: Readonly<Record<string, Localized<Words>>> = {
  consent: {
    en: {
      when: 'when you answer the question about consent or change the privacy settings',
      purpose: 'your choice by group, with its date, so that you are not asked again and we can follow it',
    },
    de: {
      when: 'wenn Sie die Frage nach der Einwilligung beantworten oder die Einstellungen ändern',
      purpose: 'Ihre Wahl je Gruppe mit Datum, damit wir sie befolgen und nicht erneut fragen',
    },
  },
  language: {
    en: {
      when: 'only when you switch the language',
      purpose: '"de" or "en", so that your choice still applies at your next visit',
    },
    de: {
      when: 'nur, wenn Sie die Sprache wechseln',
      purpose: '"de" oder "en", damit Ihre Wahl beim nächsten Besuch gilt',
    },
  },
  searchKey: {
    en: {
      when: 'only when you turn off the / key in the search',
      purpose: '"off", so that the key stays switched off; no search term',
    },
    de: {
      when: 'nur, wenn Sie in der Suche die Taste / abschalten',
      purpose: '"off", damit die Taste abgeschaltet bleibt; kein Suchbegriff',
    },
  },
  reload: {
    en: {
      when: 'after a new release of the website, if the page has to be reloaded',
      purpose: 'a flag that limits this reload to a single time and prevents a loop',
    },
    de: {
      when: 'nach einer neuen Version der Website, wenn die Seite neu geladen werden muss',
      purpose: 'ein Merker, der dieses Neuladen auf ein einziges Mal begrenzt und eine Schleife verhindert',
    },
  },
  missingPart: {
    en: {
      when: 'if a part of a page can no longer be found on the server',
      purpose: 'the address of that page, so that it is loaded in full once and not again and again',
    },
    de: {
      when: 'wenn ein Teil einer Seite auf dem Server nicht mehr zu finden ist',
      purpose: 'die Adresse dieser Seite, damit sie einmal vollständig geladen wird und nicht immer wieder',
    },
  },
  draft: {
    en: {
      when: 'when you fill in a form on this website',
      purpose:
        'what you have typed so far, so that nothing is lost through a reload or a lost connection, and a number that prevents a message from arriving twice; never an IBAN, a wallet address, a postal address or a file',
    },
    de: {
      when: 'wenn Sie ein Formular dieser Website ausfüllen',
      purpose:
        'was Sie bisher eingegeben haben, damit beim Neuladen oder ohne Verbindung nichts verloren geht, und eine Nummer, die verhindert, dass eine Nachricht doppelt ankommt; nie eine IBAN, eine Wallet-Adresse, eine Anschrift oder eine Datei',
    },
  },
  player: {
    en: {
      when: 'when you listen to an episode of the podcast',
      purpose: 'the second at which you stopped, so that you can go on from there',
    },
    de: {
      when: 'wenn Sie eine Folge des Podcasts anhören',
      purpose: 'die Sekunde, bei der Sie aufgehört haben, damit Sie dort weiterhören können',
    },
  },
  unreportedPages: {
    en: {
      when: 'if you have agreed to analytics and leave a page before its scripts are there',
      purpose:
        'title and address of that page, so that it is counted along with the next one; deleted once it is',
    },
    de: {
      when: 'wenn Sie der Statistik zugestimmt haben und eine Seite verlassen, bevor ihre Skripte geladen sind',
      purpose:
        'Titel und Adresse dieser Seite, damit sie zusammen mit der nächsten gezählt wird; danach gelöscht',
    },
  },
  shell: {
    en: {
      when: 'whatever you choose, once a page has loaded its scripts over a secure connection, if your browser supports service workers',
      purpose:
        'scripts and fonts that every page of this website needs, and the pages that say that there is no connection; the same for all visitors, nothing of what you read',
    },
    de: {
      when: 'unabhängig von Ihrer Wahl, sobald eine Seite ihre Skripte über eine sichere Verbindung geladen hat und Ihr Browser Service Worker unterstützt',
      purpose:
        'Skripte und Schriften, die jede Seite dieser Website braucht, und die Seiten, die sagen, dass keine Verbindung besteht; für alle dasselbe, nichts von dem, was Sie lesen',
    },
  },
  copies: {
    en: {
      when: 'only while "Keep pages for offline reading" is switched on',
      purpose:
        'that you have switched it on, and copies of the pages you open, with their data, style sheets, scripts and fonts',
    },
    de: {
      when: 'nur, solange "Seiten zum Lesen ohne Verbindung aufbewahren" eingeschaltet ist',
      purpose:
        'dass Sie es eingeschaltet haben, und Kopien der Seiten, die Sie öffnen, mit ihren Daten, Formatvorlagen, Skripten und Schriften',
    },
  },
  adClick: {
    en: {
      when: 'if you came through a Google advert and agree to marketing',
      purpose:
        'the identifier that Google gave your click, so that the advert can be recognised for 90 days; not stored with any form',
    },
    de: {
      when: 'wenn Sie über eine Google-Anzeige gekommen sind und Marketing zustimmen',
      purpose:
        'die Kennung, die Google Ihrem Klick gegeben hat, damit die Anzeige 90 Tage lang erkennbar bleibt; mit keinem Formular gespeichert',
    },
  },
  campaign: {
    en: {
      when: 'if the link that led you here names a campaign and you agree to marketing',
      purpose: 'source, medium and name of the campaign as the link gave them',
    },
    de: {
      when: 'wenn der Link, über den Sie gekommen sind, eine Kampagne nennt und Sie Marketing zustimmen',
      purpose: 'Quelle, Medium und Name der Kampagne, wie der Link sie nannte',
    },
  },
};

export const storageLifetimes: Localized<
  Readonly<Record<'days' | 'tab' | 'deleted' | 'replaced' | 'switchedOff', string>>
> = {
  en: {
    days: '{days} days',
    tab: 'until you close the tab, or earlier once it is no longer needed',
    deleted: 'until you delete the website data in your browser',
    replaced: 'until replaced by a newer copy or deleted by you',
    switchedOff:
      'until you turn off offline reading; copies are also deleted when newer ones take their place',
  },
  de: {
    days: '{days} Tage',
    tab: 'bis Sie den Tab schließen, oder früher, sobald er nicht mehr gebraucht wird',
    deleted: 'bis Sie die Websitedaten in Ihrem Browser löschen',
    replaced: 'bis eine neuere Kopie sie ersetzt oder Sie sie löschen',
    switchedOff:
      'bis Sie das Lesen ohne Verbindung ausschalten; Kopien werden auch gelöscht, wenn neuere an ihre Stelle treten',
  },
};

/** Which services of others a build uses; `{origins}` stands for their addresses. */
export const serviceWords: Localized<{ readonly none: string; readonly some: string }> = {
  en: {
    none: 'At present no analytics service is connected: with your consent, the counts stay in your browser and end with the page, at the latest with its tab. Before we connect one, we will name it here and ask you again.',
    some: 'With your consent, your browser then also connects to {origins}, whose operators process the data on our behalf. Before that, no connection is made.',
  },
  de: {
    none: 'Zurzeit ist kein Statistikdienst angeschlossen: Mit Ihrer Einwilligung bleiben die Zählungen in Ihrem Browser und enden mit der Seite, spätestens mit dem Tab. Bevor wir einen anschließen, nennen wir ihn hier und fragen Sie erneut.',
    some: 'Mit Ihrer Einwilligung verbindet sich Ihr Browser dann auch mit {origins}, deren Betreiber die Daten in unserem Auftrag verarbeiten. Vorher wird keine Verbindung aufgebaut.',
  },
};
