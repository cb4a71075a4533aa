/** The switch for offline reading, in the privacy settings and on the offline page: what it does, and what holds while it is on or off. */
export const offlineReadingWords = {
  en: {
    name: 'Keep pages for offline reading',
    text: 'Once this is on, pages that you open can also be read offline. Anyone who uses this device can see which they are. The switch takes effect at once: when you turn it off, all copies are deleted.',
    on: 'On: pages that you open are kept on this device.',
    off: 'Off: no pages are kept on this device.',
  },
  de: {
    name: 'Seiten zum Lesen ohne Verbindung aufbewahren',
    text: 'Seiten, die Sie öffnen, bleiben dann auch ohne Verbindung lesbar. Wer dieses Gerät mitbenutzt, kann sehen, welche das sind. Der Schalter wirkt sofort: Schalten Sie ihn aus, werden alle Kopien gelöscht.',
    on: 'Ein: Seiten, die Sie öffnen, werden auf diesem Gerät aufbewahrt.',
    off: 'Aus: Auf diesem Gerät sind keine Seiten aufbewahrt.',
  },
  fr: {
    name: 'Conserver les pages pour les lire hors connexion',
    text: 'Les pages que vous ouvrez restent alors lisibles hors connexion. Toute personne qui utilise cet appareil peut voir quelles pages y sont conservées. Le réglage prend effet immédiatement : si vous le désactivez, toutes les copies sont supprimées.',
    on: 'Activé : les pages que vous ouvrez sont conservées sur cet appareil.',
    off: 'Désactivé : aucune page n’est conservée sur cet appareil.',
  },
  es: {
    name: 'Guardar páginas para leerlas sin conexión',
    text: 'Las páginas que abra se podrán leer también sin conexión. Cualquier persona que use este dispositivo puede ver qué páginas están guardadas. El cambio tiene efecto inmediato: si desactiva la opción, se borran todas las copias.',
    on: 'Activado: las páginas que abre se guardan en este dispositivo.',
    off: 'Desactivado: no hay páginas guardadas en este dispositivo.',
  },
  it: {
    name: 'Conservare le pagine per leggerle senza connessione',
    text: 'Le pagine che apre restano così leggibili anche senza connessione. Chiunque usi questo dispositivo può vedere quali pagine sono conservate. La modifica ha effetto immediato: se disattiva l’opzione, tutte le copie vengono eliminate.',
    on: 'Attivo: le pagine che apre vengono conservate su questo dispositivo.',
    off: 'Disattivato: su questo dispositivo non è conservata nessuna pagina.',
  },
} as const;
