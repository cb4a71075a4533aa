/** Texts of the index of the API reference, and of the page of its errors. */
export const referenceContent = {
  index: {
    en: {
      name: 'API reference',
      metaTitle: 'API reference: every operation and field',
      title: 'All operations of the Stellwerk API',
      description:
        'Every operation of the Stellwerk API with parameters, fields, examples, errors and code in curl, TypeScript and Python.',
      summary:
        'Each page covers one resource: its operations with code in three languages, its fields and its errors. All of it is made from the OpenAPI file.',
      searchTerms: ['endpoints', 'REST', 'schemas', 'Swagger', 'OpenAPI'],
      parts: {
        access: 'Access',
        customers: 'Persons and companies',
        accounts: 'Accounts',
        payments: 'Payments',
        cards: 'Cards',
        loans: 'Loans',
        events: 'Events',
        sandbox: 'Sandbox',
      },
      advice: {
        title: 'Before the first request',
        items: [
          {
            title: 'Address and access',
            text: 'Examples use `https://api.sandbox.stellwerk.example/v1`. Ask for [access](/en/developers/sandbox/); then read how to [fetch a token](/en/developers/requests/#access-title) and get [to production](/en/developers/#live-title).',
          },
          {
            title: 'Rules of every request',
            text: 'Idempotency keys, dated versions, rate limits and pagination are the same everywhere: [the rules](/en/developers/requests/#rules-title).',
          },
          {
            title: 'Errors',
            text: 'What each error means and what to do is on [a page of its own](/en/developers/reference/errors/), with the reason codes of rejected transfers. In the sandbox [the cents of an amount](/en/developers/transfers/#cents-title) lead to rejection, review or return.',
          },
          {
            title: 'As a file',
            text: '[openapi.json](/documents/developers/openapi.json) holds the same for editors, generators and mock servers. [The changelog](/en/developers/changelog/) says what has changed.',
          },
        ],
      },
    },
    de: {
      name: 'API-Referenz',
      metaTitle: 'API-Referenz: jede Operation, jedes Feld',
      title: 'Alle Operationen der API von Stellwerk',
      description:
        'Jede Operation der API von Stellwerk mit Parametern, Feldern, Beispielen, Fehlern und Code in curl, TypeScript und Python.',
      summary:
        'Jede Seite behandelt eine Ressource: Operationen mit Code in drei Sprachen, Felder und Fehler, mit denen zu rechnen ist. Alles entsteht aus der OpenAPI-Datei.',
      searchTerms: ['Endpunkte', 'REST', 'Schnittstelle', 'Swagger', 'OpenAPI'],
      parts: {
        access: 'Zugang',
        customers: 'Personen und Unternehmen',
        accounts: 'Konten',
        payments: 'Zahlungen',
        cards: 'Karten',
        loans: 'Kredite',
        events: 'Ereignisse',
        sandbox: 'Sandbox',
      },
      advice: {
        title: 'Vor der ersten Anfrage',
        items: [
          {
            title: 'Adresse und Zugang',
            text: 'Die Beispiele nutzen `https://api.sandbox.stellwerk.example/v1`. Fordern Sie [den Zugang](/de/developers/sandbox/) an; dann lesen Sie, wie Sie [ein Token holen](/de/developers/requests/#access-title) und [in die Produktion kommen](/de/developers/#live-title).',
          },
          {
            title: 'Regeln jeder Anfrage',
            text: 'Idempotenzschlüssel, datierte Versionen, Rate-Limits und Paginierung sind überall gleich: [die Regeln](/de/developers/requests/#rules-title).',
          },
          {
            title: 'Fehler',
            text: 'Was jeder Fehler bedeutet und was zu tun ist, steht auf [einer eigenen Seite](/de/developers/reference/errors/), mit den Codes abgelehnter Überweisungen. In der Sandbox führen [die Cent eines Betrags](/de/developers/transfers/#cents-title) zu Ablehnung, Prüfung oder Rückgabe.',
          },
          {
            title: 'Als Datei',
            text: '[openapi.json](/documents/developers/openapi.json) enthält dasselbe für Editoren, Generatoren und Mock-Server. Was sich geändert hat, sagt [das Änderungsprotokoll](/de/developers/changelog/).',
          },
        ],
      },
    },
  },
  errors: {
    en: {
      name: 'API errors',
      metaTitle: 'API errors: codes, meaning, what to do',
      title: 'Errors of the API and what to do',
      description:
        'Every error of the Stellwerk API by status and type, with its meaning, what to do, an example, and the reason codes of rejected transfers.',
      summary:
        'An error has the media type application/problem+json. Its type ends in one of these words; base your code on type and status, not on the title.',
      token: {
        title: 'Errors of the token endpoint',
        lead: 'The token endpoint answers in the format of RFC 6749: the field error has one of these values.',
        caption: 'Errors of the token endpoint',
        items: {
          invalid_request: {
            meaning: 'A field of the form is missing or malformed.',
            todo: 'Correct the form: `grant_type`, `client_id` and `scope`, encoded as a form.',
          },
          invalid_client: {
            meaning:
              'The client ID does not belong to the certificate of the connection.',
            todo: 'Check which certificate your software uses, and whether it has expired.',
          },
          invalid_scope: {
            meaning:
              'A scope does not exist, or your contract does not include it.',
            todo: 'Request only scopes that are named with the operations.',
          },
        },
      },
      reasons: {
        title: 'Reason codes of transfers',
        lead: 'A rejected or returned transfer is not an error of the request. The reason is a code in the field reason.code of the transfer and of its event.',
      },
    },
    de: {
      name: 'Fehler der API',
      metaTitle: 'Fehler der API: Codes und was zu tun ist',
      title: 'Fehler der API und was zu tun ist',
      description:
        'Jeder Fehler der API von Stellwerk nach Status und Typ, mit Bedeutung, Abhilfe und Beispiel, dazu die Codes abgelehnter Überweisungen.',
      summary:
        'Ein Fehler hat den Medientyp application/problem+json. Sein Typ endet auf eines dieser Wörter; richten Sie Ihren Code nach Typ und Status, nicht nach dem Titel.',
      token: {
        title: 'Fehler des Token-Endpunkts',
        lead: 'Der Token-Endpunkt antwortet im Format von RFC 6749: Das Feld error hat einen dieser Werte.',
        caption: 'Fehler des Token-Endpunkts',
        items: {
          invalid_request: {
            meaning: 'Ein Feld des Formulars fehlt oder ist fehlerhaft.',
            todo: 'Formular berichtigen: `grant_type`, `client_id` und `scope`, als Formular kodiert.',
          },
          invalid_client: {
            meaning:
              'Die Client-ID gehört nicht zum Zertifikat der Verbindung.',
            todo: 'Prüfen, welches Zertifikat Ihr Programm nutzt und ob es abgelaufen ist.',
          },
          invalid_scope: {
            meaning:
              'Einen Scope gibt es nicht, oder Ihr Vertrag umfasst ihn nicht.',
            todo: 'Nur Scopes anfordern, die bei den Operationen stehen.',
          },
        },
      },
      reasons: {
        title: 'Codes von Überweisungen',
        lead: 'Eine abgelehnte oder zurückgegebene Überweisung ist kein Fehler der Anfrage. Den Grund nennt ein Code im Feld reason.code der Überweisung und ihres Ereignisses.',
      },
    },
  },
} as const;
