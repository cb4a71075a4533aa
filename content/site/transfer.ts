/** When the transfer of the drawing is where. The same for all languages; home, the glossary and the answers to customers show it too. */
export const transferTimes = {
  from: '2026-11-28T12:00',
  approved: '2026-11-28T20:15',
  received: '2026-11-30T00:00',
  latest: '2026-12-02T00:00',
} as const;

/** Its days, from Saturday to Tuesday; on the first two the bank carries out no ordinary transfers. */
export const transferDays = [
  { day: '2026-11-28', isClosed: true },
  { day: '2026-11-29', isClosed: true },
  { day: '2026-11-30', isClosed: false },
  { day: '2026-12-01', isClosed: false },
] as const;

/** Words of the drawing that shows an ordinary and an instant transfer; a text shows it where it says `{transfer}`. */
export const transferContent = {
  en: {
    title: 'A transfer approved on Saturday at 20:15',
    note: 'Hatched: days that are not business days. Dashed line: latest time of arrival.',
    alt: 'A transfer is approved on Saturday, 28 November 2026, at 20:15. As an instant transfer it arrives within ten seconds. As an ordinary one it is carried out on Monday and arrives by the end of Tuesday.',
    days: [
      { name: 'Saturday', short: 'Sat' },
      { name: 'Sunday', short: 'Sun' },
      { name: 'Monday', short: 'Mon' },
      { name: 'Tuesday', short: 'Tue' },
    ],
    stations: { app: 'Your app', bank: 'Stellwerk', payee: 'Payee’s bank' },
    instant: 'Instant: within 10 s',
    waits: 'Ordinary: waits',
    received: 'carried out',
    latest: 'by end of day',
    head: ['What happens', 'Ordinary', 'Instant'],
    rows: [
      ['Carried out', 'Monday, 30 November', 'at once'],
      ['The money arrives', 'Tuesday, 1 December, at the latest', 'Saturday, 20:15:10 at the latest'],
    ],
    tableLabel: 'The timetable as a table',
  },
  de: {
    title: 'Überweisung, freigegeben am Samstag um 20:15 Uhr',
    note: 'Schraffiert: kein Geschäftstag. Gestrichelte Linie: spätester Eingang.',
    alt: 'Eine Überweisung wird am Samstag, dem 28. November 2026, um 20:15 Uhr freigegeben. In Echtzeit kommt sie innerhalb von zehn Sekunden an. Als gewöhnliche Überweisung wird sie am Montag ausgeführt und kommt spätestens am Dienstag an.',
    days: [
      { name: 'Samstag', short: 'Sa.' },
      { name: 'Sonntag', short: 'So.' },
      { name: 'Montag', short: 'Mo.' },
      { name: 'Dienstag', short: 'Di.' },
    ],
    stations: { app: 'Ihre App', bank: 'Stellwerk', payee: 'Bank des Empfängers' },
    instant: 'Echtzeit: in 10 s',
    waits: 'Gewöhnlich: wartet',
    received: 'Ausführung',
    latest: 'bis Tagesende',
    head: ['Was geschieht', 'Gewöhnlich', 'In Echtzeit'],
    rows: [
      ['Ausführung', 'Montag, 30. November', 'sofort'],
      ['Das Geld kommt an', 'spätestens Dienstag, 1. Dezember', 'spätestens Samstag, 20:15:10 Uhr'],
    ],
    tableLabel: 'Der Zeitplan als Tabelle',
  },
  fr: {
    title: 'Validé le samedi à 20 h 15',
    note: 'Zone hachurée : jour non ouvrable. Ligne pointillée : délai maximal.',
    alt: 'Un virement est validé le samedi 28 novembre 2026 à 20 h 15. S’il est instantané, il arrive en dix secondes au plus. S’il est ordinaire, il est exécuté le lundi et arrive le mardi avant minuit au plus tard.',
    days: [
      { name: 'samedi', short: 'sam.' },
      { name: 'dimanche', short: 'dim.' },
      { name: 'lundi', short: 'lun.' },
      { name: 'mardi', short: 'mar.' },
    ],
    stations: { app: 'Votre application', bank: 'Stellwerk', payee: 'Banque du bénéficiaire' },
    instant: 'Instantané : en 10 s',
    waits: 'Ordinaire : attend',
    received: 'exécuté',
    latest: 'avant minuit',
    head: ['Étape', 'Ordinaire', 'Instantané'],
    rows: [
      ['Exécution', 'lundi 30 novembre', 'immédiate'],
      ['Arrivée de l’argent', 'mardi 1er décembre au plus tard', 'samedi à 20 h 15 min 10 s au plus tard'],
    ],
    tableLabel: 'Les mêmes données en tableau',
  },
  es: {
    title: 'Autorizada el sábado a las 20:15',
    note: 'Zona rayada: día no hábil. Línea discontinua: plazo máximo.',
    alt: 'Una transferencia se autoriza el sábado 28 de noviembre de 2026 a las 20:15. Si es inmediata, llega en diez segundos como máximo. Si es ordinaria, se ejecuta el lunes y llega, como muy tarde, el martes al final del día.',
    days: [
      { name: 'sábado', short: 'sáb.' },
      { name: 'domingo', short: 'dom.' },
      { name: 'lunes', short: 'lun.' },
      { name: 'martes', short: 'mar.' },
    ],
    stations: { app: 'Su aplicación', bank: 'Stellwerk', payee: 'Banco del beneficiario' },
    instant: 'Inmediata: en 10 s',
    waits: 'Ordinaria: espera',
    received: 'se ejecuta',
    latest: 'al final del día',
    head: ['Paso', 'Ordinaria', 'Inmediata'],
    rows: [
      ['Ejecución', 'lunes 30 de noviembre', 'al instante'],
      ['Llegada del dinero', 'martes 1 de diciembre a más tardar', 'sábado a las 20:15:10 a más tardar'],
    ],
    tableLabel: 'Los mismos datos en una tabla',
  },
  it: {
    title: 'Autorizzato sabato alle 20:15',
    note: 'Zona a righe: giorno non lavorativo. Linea tratteggiata: termine massimo.',
    alt: 'Un bonifico viene autorizzato sabato 28 novembre 2026 alle 20:15. Se è istantaneo, arriva entro dieci secondi. Se è ordinario, viene eseguito lunedì e arriva entro la fine di martedì.',
    days: [
      { name: 'sabato', short: 'sab.' },
      { name: 'domenica', short: 'dom.' },
      { name: 'lunedì', short: 'lun.' },
      { name: 'martedì', short: 'mar.' },
    ],
    stations: { app: 'La sua app', bank: 'Stellwerk', payee: 'Banca del beneficiario' },
    instant: 'Istantaneo: entro 10 s',
    waits: 'Ordinario: attende',
    received: 'eseguito',
    latest: 'entro fine giornata',
    head: ['Che cosa succede', 'Ordinario', 'Istantaneo'],
    rows: [
      ['Esecuzione', 'lunedì 30 novembre', 'subito'],
      ['Arrivo del denaro', 'entro martedì 1º dicembre', 'entro le 20:15:10 di sabato'],
    ],
    tableLabel: 'Gli stessi dati in una tabella',
  },
} as const;
