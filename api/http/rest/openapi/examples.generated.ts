// What the demo shop has answered, recorded by `npm run openapi:examples`; not edited.
export const EXAMPLES: Readonly<Record<string, unknown>> = {
  "GET /auth/user 200": {
    "id": 1,
    "email": "staff-63dca1896996@cieniomat.example",
    "name": "Piotr Pracownik",
    "role": "staff"
  },
  "POST /login 200": {
    "id": 4,
    "email": "anna@cieniomat.example",
    "name": "Anna Administrator",
    "role": "staff"
  },
  "POST /login 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "nieznane",
          "message": "Nie ma takiego pola."
        },
        {
          "path": "email",
          "message": "To pole jest wymagane."
        },
        {
          "path": "password",
          "message": "To pole jest wymagane."
        }
      ]
    }
  },
  "GET /cart 200": [
    {
      "id": "4092ea0e-a3c3-47c7-a2a8-1c071a8d28d2",
      "label": "",
      "quantity": 1,
      "unitPrice": "5210.00",
      "lineTotal": "5210.00",
      "priceChanged": false,
      "issues": [],
      "withdrawal": "none",
      "sessionId": "default",
      "configurationId": "ab3d29a3-5eda-40c7-967f-256c25669cb0",
      "configuration": {
        "id": "ab3d29a3-5eda-40c7-967f-256c25669cb0",
        "category": "markizy",
        "productType": "kasetowe",
        "variantLabel": "Kasetowa",
        "width": 400,
        "projection": 300,
        "height": null,
        "fabricColor": "Czerwony",
        "roofMaterial": null,
        "roofTransparency": null,
        "frameColor": "Biały",
        "controlType": "manual",
        "lamelOrientation": 0,
        "openingAngle": 0,
        "additionalOptions": {
          "windSensor": true
        },
        "calculatedPrice": "5210.00",
        "area": "12.00",
        "sizeLabel": "400 × 300 cm",
        "optionLabels": [
          "Czujnik wiatru"
        ],
        "lines": [
          {
            "code": "base",
            "label": "Cena podstawowa",
            "quantity": 1,
            "unitPrice": "2490.00",
            "formula": "1 szt. × 2 490 zł",
            "amount": "2490.00"
          },
          {
            "code": "area",
            "label": "Powierzchnia",
            "quantity": 12,
            "unitPrice": "200.00",
            "formula": "12 m² × 200 zł",
            "amount": "2400.00"
          },
          {
            "code": "windSensor",
            "label": "Czujnik wiatru",
            "quantity": 1,
            "unitPrice": "320.00",
            "formula": "1 szt. × 320 zł",
            "amount": "320.00"
          }
        ],
        "warnings": [
          {
            "code": "sensor_without_motor",
            "field": "additionalOptions.windSensor",
            "message": "Czujnik wiatru działa tylko ze sterowaniem elektrycznym: bez silnika nie ma czego uruchomić.",
            "repair": {
              "field": "controlType",
              "value": "\"electric\"",
              "label": "Dodaj sterowanie elektryczne"
            }
          }
        ],
        "drawingUrl": "/rysunki/konfiguracja/ab3d29a3-5eda-40c7-967f-256c25669cb0.svg",
        "shortPath": "/k/qz0po17aQMeWfyVsJWacsA",
        "qrCodeUrl": "/rysunki/kod/ab3d29a3-5eda-40c7-967f-256c25669cb0.svg",
        "offerUrl": "/oferta/ab3d29a3-5eda-40c7-967f-256c25669cb0.pdf",
        "modelUrl": "/modele/ab3d29a3-5eda-40c7-967f-256c25669cb0.glb",
        "createdAt": "2026-11-29T12:42:47.387Z",
        "productId": 1
      },
      "product": {
        "name": "Markiza tarasowa Aurora 350",
        "imageUrl": "/zdjecia/produkt-1-2e7916d1-1200.webp"
      }
    }
  ],
  "POST /cart 201": {
    "id": "f7a2a397-0a44-4122-84a0-0fb0cc46780c",
    "label": "",
    "quantity": 1,
    "unitPrice": "4890.00",
    "lineTotal": "4890.00",
    "priceChanged": false,
    "issues": [],
    "withdrawal": "none",
    "sessionId": "default",
    "configurationId": "fd3cb100-68b0-4510-bf9f-73efab8c248e",
    "configuration": {
      "id": "fd3cb100-68b0-4510-bf9f-73efab8c248e",
      "category": "markizy",
      "productType": "kasetowe",
      "variantLabel": "Kasetowa",
      "width": 400,
      "projection": 300,
      "height": null,
      "fabricColor": "Czerwony",
      "roofMaterial": null,
      "roofTransparency": null,
      "frameColor": "Biały",
      "controlType": "manual",
      "lamelOrientation": 0,
      "openingAngle": 0,
      "additionalOptions": {},
      "calculatedPrice": "4890.00",
      "area": "12.00",
      "sizeLabel": "400 × 300 cm",
      "optionLabels": [],
      "lines": [
        {
          "code": "base",
          "label": "Cena podstawowa",
          "quantity": 1,
          "unitPrice": "2490.00",
          "formula": "1 szt. × 2 490 zł",
          "amount": "2490.00"
        },
        {
          "code": "area",
          "label": "Powierzchnia",
          "quantity": 12,
          "unitPrice": "200.00",
          "formula": "12 m² × 200 zł",
          "amount": "2400.00"
        }
      ],
      "warnings": [],
      "drawingUrl": "/rysunki/konfiguracja/fd3cb100-68b0-4510-bf9f-73efab8c248e.svg",
      "shortPath": "/k/_TyxAGiwRRC_n3Pvq4wkjg",
      "qrCodeUrl": "/rysunki/kod/fd3cb100-68b0-4510-bf9f-73efab8c248e.svg",
      "offerUrl": "/oferta/fd3cb100-68b0-4510-bf9f-73efab8c248e.pdf",
      "modelUrl": "/modele/fd3cb100-68b0-4510-bf9f-73efab8c248e.glb",
      "createdAt": "2026-11-29T12:42:47.442Z",
      "productId": 1
    },
    "product": {
      "name": "Markiza tarasowa Aurora 350",
      "imageUrl": "/zdjecia/produkt-1-2e7916d1-1200.webp"
    }
  },
  "POST /cart 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "nieznane",
          "message": "Nie ma takiego pola."
        },
        {
          "path": "configurationId",
          "message": "To pole jest wymagane."
        }
      ]
    }
  },
  "GET /fabrics 200": [
    {
      "id": "toscana-bialy",
      "name": "Toscana Biały",
      "collection": "Toscana",
      "color": "Biały",
      "composition": "100% akryl barwiony w masie, impregnacja przeciw wodzie i zabrudzeniom",
      "weight": 300,
      "openness": 0,
      "light": 20,
      "solar": 25,
      "swatchUrl": "/rysunki/tkanina/toscana-bialy.svg"
    },
    {
      "id": "toscana-krem",
      "name": "Toscana Krem",
      "collection": "Toscana",
      "color": "Krem",
      "composition": "100% akryl barwiony w masie, impregnacja przeciw wodzie i zabrudzeniom",
      "weight": 300,
      "openness": 0,
      "light": 15,
      "solar": 22,
      "swatchUrl": "/rysunki/tkanina/toscana-krem.svg"
    }
  ],
  "GET /products 200": [
    {
      "id": 7,
      "name": "Markiza kasetowa Jantar 400",
      "category": "markizy",
      "subcategory": "Markizy tarasowe",
      "featured": true,
      "basePrice": "3690.00",
      "pricePerSqm": "240.00",
      "minWidth": 300,
      "maxWidth": 700,
      "minHeight": null,
      "maxHeight": null,
      "minProjection": 200,
      "maxProjection": 400,
      "availableColors": [
        "Beżowy",
        "Krem",
        "Szary",
        "Antracyt",
        "Brązowy",
        "Niebieski",
        "Ecru"
      ],
      "availableFrameColors": [
        "Antracyt",
        "Biały",
        "Czarny",
        "Szary"
      ],
      "availableVariants": [
        "kasetowe"
      ],
      "fabricCollection": "toscana",
      "imageUrl": "/zdjecia/produkt-7-b7020d75-1200.webp",
      "description": "Jantar powstał z myślą o dużych tarasach, na których stół, fotele i leżaki mają znaleźć się pod jedną tkaniną. Ma do 400 cm wysięgu i do 700 cm szerokości, a pełna kaseta o zaokrąglonym przekroju zamyka się szczelnie po zwinięciu. Przy tej wielkości polecamy napęd elektryczny: automatyka zwija markizę, gdy czujnik wiatru wykryje zbyt silne podmuchy, także wtedy, gdy nikogo nie ma w domu. Do belki frontowej można dodać oświetlenie LED, żeby zostać na tarasie po zachodzie słońca. Przed montażem sprawdzamy ścianę, bo markiza o powierzchni 28 m² przenosi na kotwy znaczne siły. Przy szerokości powyżej 550 cm pracują trzy ramiona.",
      "careInstructions": null,
      "excerpt": "Jantar powstał z myślą o dużych tarasach, na których stół, fotele i leżaki mają znaleźć się pod jedną tkaniną. Ma do 400 cm wysięgu i do 700 cm szerokości, a…",
      "identifier": "MAR-0007",
      "ratingAverage": 4.9,
      "ratingCount": 58,
      "version": 1,
      "specifications": {
        "Wysięg maks.": "400 cm",
        "Tkanina": "Toscana: akryl barwiony w masie, 300 g/m²",
        "Kaseta": "pełna, zamknięta po zwinięciu",
        "Napęd": "korba lub silnik 230 V z pilotem",
        "Ramiona": "2 łamane; przy szerokości powyżej 550 cm – 3",
        "Materiał profili": "aluminium lakierowane proszkowo",
        "Montaż": "ściana nośna lub strop, kotwy chemiczne",
        "Gwarancja": "5 lat, do 10 lat na konstrukcję"
      }
    },
    {
      "id": 10,
      "name": "Markiza kasetowa Kubik 350",
      "category": "markizy",
      "subcategory": "Markizy tarasowe",
      "featured": false,
      "basePrice": "3290.00",
      "pricePerSqm": "230.00",
      "minWidth": 250,
      "maxWidth": 600,
      "minHeight": null,
      "maxHeight": null,
      "minProjection": 150,
      "maxProjection": 350,
      "availableColors": [
        "Antracyt",
        "Szary",
        "Biały",
        "Czarny",
        "Ecru",
        "Fioletowy"
      ],
      "availableFrameColors": [
        "Antracyt",
        "Czarny",
        "Biały"
      ],
      "availableVariants": [
        "kasetowe"
      ],
      "fabricCollection": "lido",
      "imageUrl": "/zdjecia/produkt-10-7f95afaa-1200.webp",
      "description": "Kubik ma kanciastą kasetę bez widocznych śrub, zaprojektowaną do nowoczesnych domów z płaskim dachem. Lakier strukturalny w antracycie, czerni albo bieli powtarza kolor okien. Wersję elektryczną można włączyć do systemu smart home i sterować nią z telefonu; czujnik słońca rozwija tkaninę, gdy taras zaczyna się nagrzewać, a czujnik wiatru zwija ją, gdy podmuchy są zbyt silne. Czujnik słońca i centralę dobieramy przy pomiarze. Do belki frontowej można dodać listwę LED, która oświetla stół równym pasem. Największa markiza ma 600 × 350 cm. Gdy wysięg zbliża się do szerokości lub ją przekracza, budujemy wersję z ramionami skrzyżowanymi.",
      "careInstructions": null,
      "excerpt": "Kubik ma kanciastą kasetę bez widocznych śrub, zaprojektowaną do nowoczesnych domów z płaskim dachem. Lakier strukturalny w antracycie, czerni albo bieli…",
      "identifier": "MAR-0010",
      "ratingAverage": 4.8,
      "ratingCount": 26,
      "version": 1,
      "specifications": {
        "Wysięg maks.": "350 cm",
        "Kaseta": "pełna, bez widocznych śrub",
        "Napęd": "korba lub silnik 230 V, radiowy",
        "Tkanina": "Lido: poliester barwiony w masie, 280 g/m²",
        "Materiał profili": "aluminium, lakier strukturalny",
        "Ramiona": "2 łamane z taśmą napinającą; przy szerokości powyżej 550 cm – 3",
        "Montaż": "ściana lub strop, zakryte uchwyty",
        "Gwarancja": "5 lat, do 10 lat na konstrukcję"
      }
    }
  ],
  "GET /products 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "limit",
          "message": "Podaj liczbę całkowitą."
        }
      ]
    }
  },
  "GET /products/category/:category 200": [
    {
      "id": 8,
      "name": "Markiza balkonowa Mewa 200",
      "category": "markizy",
      "subcategory": "Markizy balkonowe",
      "featured": false,
      "basePrice": "1690.00",
      "pricePerSqm": "180.00",
      "minWidth": 160,
      "maxWidth": 350,
      "minHeight": null,
      "maxHeight": null,
      "minProjection": 100,
      "maxProjection": 200,
      "availableColors": [
        "Żółty",
        "Niebieski",
        "Szary",
        "Zielony",
        "Krem",
        "Beżowy"
      ],
      "availableFrameColors": [
        "Biały",
        "Szary",
        "Antracyt"
      ],
      "availableVariants": [
        "kasetowe"
      ],
      "fabricCollection": "toscana",
      "imageUrl": "/zdjecia/produkt-8-7d9b0521-1200.webp",
      "description": "Na balkonie liczy się każdy centymetr, dlatego ramiona Mewy po złożeniu nie wychodzą poza obrys kasety. Markiza powstaje na wymiar, o szerokości od 160 do 350 cm, i wysuwa się najdalej na 200 cm, czyli zwykle pół metra poza barierkę. Uchwyty mocuje się do ściany albo do płyty balkonu piętro wyżej. W podstawowej wersji markizę obsługuje się zdejmowaną korbą; silnik można dobrać, jeśli w pobliżu jest zasilanie. Przed zamówieniem warto sprawdzić regulamin wspólnoty, bo wiele wspólnot określa dozwolone kolory tkanin od strony ulicy. Na czas silnego wiatru, deszczu i dłuższej nieobecności markizę należy zwinąć.",
      "careInstructions": null,
      "excerpt": "Na balkonie liczy się każdy centymetr, dlatego ramiona Mewy po złożeniu nie wychodzą poza obrys kasety. Markiza powstaje na wymiar, o szerokości od 160 do 350…",
      "identifier": "MAR-0008",
      "ratingAverage": 4.6,
      "ratingCount": 34,
      "version": 1,
      "specifications": {
        "Wysięg maks.": "200 cm",
        "Kaseta": "20 × 22 cm, pełna",
        "Tkanina": "Toscana: akryl barwiony w masie, 300 g/m²",
        "Napęd": "korba zdejmowana lub silnik 230 V",
        "Materiał profili": "aluminium lakierowane proszkowo",
        "Montaż": "ściana lub płyta balkonowa",
        "Gwarancja": "5 lat, do 10 lat na konstrukcję"
      }
    },
    {
      "id": 7,
      "name": "Markiza kasetowa Jantar 400",
      "category": "markizy",
      "subcategory": "Markizy tarasowe",
      "featured": true,
      "basePrice": "3690.00",
      "pricePerSqm": "240.00",
      "minWidth": 300,
      "maxWidth": 700,
      "minHeight": null,
      "maxHeight": null,
      "minProjection": 200,
      "maxProjection": 400,
      "availableColors": [
        "Beżowy",
        "Krem",
        "Szary",
        "Antracyt",
        "Brązowy",
        "Niebieski",
        "Ecru"
      ],
      "availableFrameColors": [
        "Antracyt",
        "Biały",
        "Czarny",
        "Szary"
      ],
      "availableVariants": [
        "kasetowe"
      ],
      "fabricCollection": "toscana",
      "imageUrl": "/zdjecia/produkt-7-b7020d75-1200.webp",
      "description": "Jantar powstał z myślą o dużych tarasach, na których stół, fotele i leżaki mają znaleźć się pod jedną tkaniną. Ma do 400 cm wysięgu i do 700 cm szerokości, a pełna kaseta o zaokrąglonym przekroju zamyka się szczelnie po zwinięciu. Przy tej wielkości polecamy napęd elektryczny: automatyka zwija markizę, gdy czujnik wiatru wykryje zbyt silne podmuchy, także wtedy, gdy nikogo nie ma w domu. Do belki frontowej można dodać oświetlenie LED, żeby zostać na tarasie po zachodzie słońca. Przed montażem sprawdzamy ścianę, bo markiza o powierzchni 28 m² przenosi na kotwy znaczne siły. Przy szerokości powyżej 550 cm pracują trzy ramiona.",
      "careInstructions": null,
      "excerpt": "Jantar powstał z myślą o dużych tarasach, na których stół, fotele i leżaki mają znaleźć się pod jedną tkaniną. Ma do 400 cm wysięgu i do 700 cm szerokości, a…",
      "identifier": "MAR-0007",
      "ratingAverage": 4.9,
      "ratingCount": 58,
      "version": 1,
      "specifications": {
        "Wysięg maks.": "400 cm",
        "Tkanina": "Toscana: akryl barwiony w masie, 300 g/m²",
        "Kaseta": "pełna, zamknięta po zwinięciu",
        "Napęd": "korba lub silnik 230 V z pilotem",
        "Ramiona": "2 łamane; przy szerokości powyżej 550 cm – 3",
        "Materiał profili": "aluminium lakierowane proszkowo",
        "Montaż": "ściana nośna lub strop, kotwy chemiczne",
        "Gwarancja": "5 lat, do 10 lat na konstrukcję"
      }
    }
  ],
  "GET /products/category/:category 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "limit",
          "message": "Podaj liczbę całkowitą."
        }
      ]
    }
  },
  "GET /products/:id 200": {
    "id": 1,
    "name": "Markiza tarasowa Aurora 350",
    "category": "markizy",
    "subcategory": "Markizy tarasowe",
    "featured": true,
    "basePrice": "2490.00",
    "pricePerSqm": "200.00",
    "minWidth": 200,
    "maxWidth": 600,
    "minHeight": null,
    "maxHeight": null,
    "minProjection": 150,
    "maxProjection": 350,
    "availableColors": [
      "Czerwony",
      "Beżowy",
      "Szary",
      "Antracyt",
      "Zielony",
      "Niebieski",
      "Krem"
    ],
    "availableFrameColors": [
      "Biały",
      "Antracyt",
      "Szary",
      "Brązowy"
    ],
    "availableVariants": [
      "kasetowe",
      "koszowe"
    ],
    "fabricCollection": "toscana",
    "imageUrl": "/zdjecia/produkt-1-2e7916d1-1200.webp",
    "description": "Aurora to markiza na typowy taras przy domu jednorodzinnym: od 200 do 600 cm szerokości i do 350 cm wysięgu. W wersji kasetowej tkanina i ramiona chowają się w całości w aluminiowej obudowie, więc deszcz i kurz nie mają do nich dostępu. W wersji koszowej łukowy stelaż napina tkaninę, która osłania także z boków, gdy słońce świeci z ukosa. Obie wersje rozwija się korbą lub silnikiem; do silnika można dodać czujnik wiatru, który zwija markizę, gdy zrywa się wiatr. Kąt nachylenia ustawiamy przy montażu w zakresie od 5 do 30 stopni. Podczas ulewy, opadów śniegu i burzy markiza powinna być zwinięta.",
    "careInstructions": null,
    "excerpt": "Aurora to markiza na typowy taras przy domu jednorodzinnym: od 200 do 600 cm szerokości i do 350 cm wysięgu. W wersji kasetowej tkanina i ramiona chowają się…",
    "identifier": "MAR-0001",
    "ratingAverage": 5,
    "ratingCount": 124,
    "version": 1,
    "specifications": {
      "Wysięg maks.": "350 cm",
      "Tkanina": "Toscana: akryl barwiony w masie, 300 g/m²",
      "Napęd": "korba lub silnik 230 V",
      "Materiał profili": "aluminium lakierowane proszkowo",
      "Ramiona": "2 łamane (w wersji kasetowej); przy szerokości powyżej 550 cm – 3",
      "Kąt nachylenia": "5–30°, ustawiany przy montażu",
      "Montaż": "ściana, strop lub krokwie",
      "Gwarancja": "5 lat, do 10 lat na konstrukcję"
    }
  },
  "POST /calculate-price 200": {
    "calculatedPrice": "6100.00",
    "area": "12.00",
    "assumed": [],
    "net": "4959.35",
    "vat": "1140.65",
    "vatRate": 23,
    "pricePerSqm": "508.33",
    "lines": [
      {
        "code": "base",
        "label": "Cena podstawowa",
        "quantity": 1,
        "unitPrice": "2490.00",
        "formula": "1 szt. × 2 490 zł",
        "amount": "2490.00"
      },
      {
        "code": "area",
        "label": "Powierzchnia",
        "quantity": 12,
        "unitPrice": "200.00",
        "formula": "12 m² × 200 zł",
        "amount": "2400.00"
      },
      {
        "code": "electric",
        "label": "Sterowanie elektryczne",
        "quantity": 1,
        "unitPrice": "890.00",
        "formula": "1 szt. × 890 zł",
        "amount": "890.00"
      },
      {
        "code": "windSensor",
        "label": "Czujnik wiatru",
        "quantity": 1,
        "unitPrice": "320.00",
        "formula": "1 szt. × 320 zł",
        "amount": "320.00"
      }
    ],
    "priceListVersion": 1,
    "warnings": []
  },
  "POST /calculate-price 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "nieznane",
          "message": "Nie ma takiego pola."
        },
        {
          "path": "productId",
          "message": "To pole jest wymagane."
        },
        {
          "path": "width",
          "message": "To pole jest wymagane."
        }
      ]
    }
  },
  "POST /configurations 201": {
    "id": "d34ee4fc-cad8-4884-aa37-cd7ab931dd07",
    "category": "markizy",
    "productType": "kasetowe",
    "variantLabel": "Kasetowa",
    "width": 400,
    "projection": 300,
    "height": null,
    "fabricColor": "Czerwony",
    "roofMaterial": null,
    "roofTransparency": null,
    "frameColor": "Biały",
    "controlType": "electric",
    "lamelOrientation": 0,
    "openingAngle": 0,
    "additionalOptions": {
      "windSensor": true
    },
    "calculatedPrice": "6100.00",
    "area": "12.00",
    "sizeLabel": "400 × 300 cm",
    "optionLabels": [
      "Sterowanie elektryczne",
      "Czujnik wiatru"
    ],
    "lines": [
      {
        "code": "base",
        "label": "Cena podstawowa",
        "quantity": 1,
        "unitPrice": "2490.00",
        "formula": "1 szt. × 2 490 zł",
        "amount": "2490.00"
      },
      {
        "code": "area",
        "label": "Powierzchnia",
        "quantity": 12,
        "unitPrice": "200.00",
        "formula": "12 m² × 200 zł",
        "amount": "2400.00"
      },
      {
        "code": "electric",
        "label": "Sterowanie elektryczne",
        "quantity": 1,
        "unitPrice": "890.00",
        "formula": "1 szt. × 890 zł",
        "amount": "890.00"
      },
      {
        "code": "windSensor",
        "label": "Czujnik wiatru",
        "quantity": 1,
        "unitPrice": "320.00",
        "formula": "1 szt. × 320 zł",
        "amount": "320.00"
      }
    ],
    "warnings": [],
    "drawingUrl": "/rysunki/konfiguracja/d34ee4fc-cad8-4884-aa37-cd7ab931dd07.svg",
    "shortPath": "/k/007k_MrYSISqN816uTHdBw",
    "qrCodeUrl": "/rysunki/kod/d34ee4fc-cad8-4884-aa37-cd7ab931dd07.svg",
    "offerUrl": "/oferta/d34ee4fc-cad8-4884-aa37-cd7ab931dd07.pdf",
    "modelUrl": "/modele/d34ee4fc-cad8-4884-aa37-cd7ab931dd07.glb",
    "createdAt": "2026-11-29T12:42:47.679Z",
    "productId": 1
  },
  "POST /configurations 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "nieznane",
          "message": "Nie ma takiego pola."
        },
        {
          "path": "productId",
          "message": "To pole jest wymagane."
        },
        {
          "path": "width",
          "message": "To pole jest wymagane."
        }
      ]
    }
  },
  "GET /admin/dashboard 200": {
    "totalOrders": 7,
    "pendingOrders": 2,
    "totalRevenue": "79660.70",
    "lowStockItems": 11,
    "openInquiries": 5
  },
  "POST /inquiries 201": {
    "id": 8,
    "status": "new",
    "createdAt": "2026-11-29T12:42:47.754Z"
  },
  "POST /inquiries 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "nieznane",
          "message": "Nie ma takiego pola."
        },
        {
          "path": "name",
          "message": "To pole jest wymagane."
        },
        {
          "path": "email",
          "message": "To pole jest wymagane."
        },
        {
          "path": "subject",
          "message": "To pole jest wymagane."
        },
        {
          "path": "message",
          "message": "To pole jest wymagane."
        },
        {
          "path": "inquiryType",
          "message": "To pole jest wymagane."
        }
      ]
    }
  },
  "POST /samples 201": {
    "id": 9,
    "status": "new",
    "createdAt": "2026-11-29T12:42:47.797Z"
  },
  "POST /samples 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "nieznane",
          "message": "Nie ma takiego pola."
        },
        {
          "path": "name",
          "message": "To pole jest wymagane."
        },
        {
          "path": "email",
          "message": "To pole jest wymagane."
        },
        {
          "path": "street",
          "message": "To pole jest wymagane."
        },
        {
          "path": "postalCode",
          "message": "To pole jest wymagane."
        },
        {
          "path": "city",
          "message": "To pole jest wymagane."
        },
        {
          "path": "fabrics",
          "message": "To pole jest wymagane."
        }
      ]
    }
  },
  "GET /admin/inquiries 200": [
    {
      "id": 9,
      "customerName": "Żaneta Gęślą",
      "customerEmail": "zaneta@example.com",
      "customerPhone": null,
      "subject": "Próbki tkanin: Toscana Krem, Solano 5 Szary",
      "message": "Proszę o próbki: Toscana Krem, Solano 5 Szary.",
      "inquiryType": "samples",
      "street": "Słoneczna 12",
      "postalCode": "90-001",
      "city": "Łódź",
      "status": "new",
      "priority": "low",
      "createdAt": "2026-11-29T12:42:47.797Z",
      "updatedAt": "2026-11-29T12:42:47.797Z",
      "version": 1,
      "response": null,
      "photographs": [],
      "samples": [
        "toscana-krem",
        "solano-5-szary"
      ]
    },
    {
      "id": 8,
      "customerName": "Żaneta Gęślą",
      "customerEmail": "zaneta@example.com",
      "customerPhone": "+48600100200",
      "subject": "Pergola na taras",
      "message": "Czy pergola 4 × 4 m zmieści się na tarasie bez fundamentu?",
      "inquiryType": "technical",
      "street": null,
      "postalCode": null,
      "city": null,
      "status": "new",
      "priority": "low",
      "createdAt": "2026-11-29T12:42:47.754Z",
      "updatedAt": "2026-11-29T12:42:47.754Z",
      "version": 1,
      "response": null,
      "photographs": [],
      "samples": []
    }
  ],
  "GET /admin/inquiries 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "status",
          "message": "Ta wartość nie jest dozwolona."
        }
      ]
    }
  },
  "GET /admin/inquiries.csv 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "sort",
          "message": "Ta wartość nie jest dozwolona."
        }
      ]
    }
  },
  "PUT /admin/inquiries/:id 200": {
    "id": 10,
    "customerName": "Łucja Żółć",
    "customerEmail": "a04c1f52-1a66-4c6f-8160-18587888af21@example.com",
    "customerPhone": "+48426001020",
    "subject": "Markiza na taras",
    "message": "Proszę o wycenę markizy 4 × 3 m.",
    "inquiryType": "quote",
    "street": null,
    "postalCode": null,
    "city": null,
    "status": "resolved",
    "priority": "medium",
    "createdAt": "2026-11-29T12:42:48.018Z",
    "updatedAt": "2026-11-29T12:42:48.034Z",
    "version": 2,
    "response": "Tak.",
    "photographs": [],
    "samples": []
  },
  "PUT /admin/inquiries/:id 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "nieznane",
          "message": "Nie ma takiego pola."
        },
        {
          "path": "status",
          "message": "To pole jest wymagane."
        }
      ]
    }
  },
  "GET /admin/inventory 200": [
    {
      "id": 21,
      "colorVariant": "Żółty",
      "frameColorVariant": "Biały",
      "stockQuantity": 11,
      "minStockLevel": 4,
      "location": "Hala A, regał 4",
      "reserved": 0,
      "available": 11,
      "level": "good",
      "productId": 8,
      "productName": "Markiza balkonowa Mewa 200"
    },
    {
      "id": 22,
      "colorVariant": "Krem",
      "frameColorVariant": "Szary",
      "stockQuantity": 4,
      "minStockLevel": 4,
      "location": "Hala A, regał 4",
      "reserved": 0,
      "available": 4,
      "level": "low",
      "productId": 8,
      "productName": "Markiza balkonowa Mewa 200"
    }
  ],
  "GET /admin/inventory 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "category",
          "message": "Ta wartość nie jest dozwolona."
        }
      ]
    }
  },
  "GET /admin/inventory.csv 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "sort",
          "message": "Ta wartość nie jest dozwolona."
        }
      ]
    }
  },
  "POST /admin/inventory/import 200": {
    "written": true,
    "rows": [
      {
        "line": 2,
        "id": 57,
        "name": "Produkt testowy, Czerwony / Biały",
        "action": "updated",
        "problems": [],
        "changes": [
          {
            "column": "Ilość",
            "from": "98765",
            "to": "98764"
          }
        ]
      }
    ]
  },
  "POST /admin/inventory/import 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "dryRun",
          "message": "Podaj tak lub nie (w API: true lub false)."
        }
      ]
    }
  },
  "POST /admin/inventory 201": {
    "id": 58,
    "colorVariant": "Czerwony",
    "frameColorVariant": "Biały",
    "stockQuantity": 10,
    "minStockLevel": 4,
    "location": "bd381d3a-3ec2-4220-b57b-11f8435b08eb",
    "reserved": 0,
    "available": 10,
    "level": "good",
    "productId": 1,
    "productName": "Markiza tarasowa Aurora 350"
  },
  "POST /admin/inventory 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "nieznane",
          "message": "Nie ma takiego pola."
        },
        {
          "path": "productId",
          "message": "To pole jest wymagane."
        },
        {
          "path": "colorVariant",
          "message": "To pole jest wymagane."
        },
        {
          "path": "frameColorVariant",
          "message": "To pole jest wymagane."
        },
        {
          "path": "stockQuantity",
          "message": "To pole jest wymagane."
        }
      ]
    }
  },
  "PUT /admin/inventory/:id 200": {
    "id": 59,
    "colorVariant": "Czerwony",
    "frameColorVariant": "Biały",
    "stockQuantity": 10,
    "minStockLevel": 4,
    "location": "40677fc1-9aae-405a-9c8b-c475c0195489",
    "reserved": 0,
    "available": 10,
    "level": "good",
    "productId": 1,
    "productName": "Markiza tarasowa Aurora 350"
  },
  "PUT /admin/inventory/:id 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "nieznane",
          "message": "Nie ma takiego pola."
        },
        {
          "path": "productId",
          "message": "To pole jest wymagane."
        },
        {
          "path": "colorVariant",
          "message": "To pole jest wymagane."
        },
        {
          "path": "frameColorVariant",
          "message": "To pole jest wymagane."
        },
        {
          "path": "stockQuantity",
          "message": "To pole jest wymagane."
        }
      ]
    }
  },
  "GET /admin/invoices.csv 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "month",
          "message": "Ta wartość ma nieprawidłową postać."
        }
      ]
    }
  },
  "POST /newsletter 202": {
    "accepted": true
  },
  "POST /newsletter 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "nieznane",
          "message": "Nie ma takiego pola."
        },
        {
          "path": "email",
          "message": "To pole jest wymagane."
        }
      ]
    }
  },
  "GET /admin/offers.csv 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "sort",
          "message": "Ta wartość nie jest dozwolona."
        }
      ]
    }
  },
  "POST /orders 201": {
    "id": 15,
    "token": "ci7NtV0p18ZnAzPC7mLYzmpAYIdoMa4ZDsjUOknAgCU",
    "status": "pending",
    "totalAmount": "4890.00",
    "createdAt": "2026-11-29T12:42:50.835Z"
  },
  "POST /orders 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "nieznane",
          "message": "Nie ma takiego pola."
        },
        {
          "path": "totalAmount",
          "message": "To pole jest wymagane."
        },
        {
          "path": "customerName",
          "message": "To pole jest wymagane."
        },
        {
          "path": "customerEmail",
          "message": "To pole jest wymagane."
        },
        {
          "path": "customerPhone",
          "message": "To pole jest wymagane."
        },
        {
          "path": "customerAddress",
          "message": "To pole jest wymagane."
        }
      ]
    }
  },
  "GET /admin/orders 200": [
    {
      "id": 15,
      "customerName": "Żaneta Gęślą",
      "customerEmail": "2c6d3a2d-648f-47ed-90f9-fc8c2a2086a2@example.com",
      "customerPhone": "+48600100200",
      "customerAddress": "ul. Źródlana 7, 90-001 Łódź",
      "deliveryNote": null,
      "measuringNote": null,
      "companyName": null,
      "companyTaxNumber": null,
      "billingAddress": null,
      "buildingKind": null,
      "buildingArea": null,
      "createdAt": "2026-11-29T12:42:50.835Z",
      "totalAmount": "4890.00",
      "status": "pending"
    },
    {
      "id": 14,
      "customerName": "Żaneta Gęślą",
      "customerEmail": "fe2c3f30-55f7-42be-983b-e98e06a53b42@example.com",
      "customerPhone": "+48600100200",
      "customerAddress": "ul. Źródlana 7, 90-001 Łódź",
      "deliveryNote": null,
      "measuringNote": null,
      "companyName": null,
      "companyTaxNumber": null,
      "billingAddress": null,
      "buildingKind": null,
      "buildingArea": null,
      "createdAt": "2026-11-29T12:42:49.929Z",
      "totalAmount": "4890.00",
      "status": "pending"
    }
  ],
  "GET /admin/orders 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "sort",
          "message": "Ta wartość nie jest dozwolona."
        }
      ]
    }
  },
  "GET /admin/orders.csv 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "sort",
          "message": "Ta wartość nie jest dozwolona."
        }
      ]
    }
  },
  "PUT /admin/orders/:id/status 200": {
    "id": 16,
    "customerName": "Żaneta Gęślą",
    "customerEmail": "3d062c68-41b5-49a7-9940-5e93c9a57c2b@example.com",
    "customerPhone": "+48600100200",
    "customerAddress": "ul. Źródlana 7, 90-001 Łódź",
    "deliveryNote": null,
    "measuringNote": null,
    "companyName": null,
    "companyTaxNumber": null,
    "billingAddress": null,
    "buildingKind": null,
    "buildingArea": null,
    "createdAt": "2026-11-29T12:42:50.968Z",
    "totalAmount": "4890.00",
    "status": "cancelled"
  },
  "PUT /admin/orders/:id/status 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "nieznane",
          "message": "Nie ma takiego pola."
        },
        {
          "path": "status",
          "message": "To pole jest wymagane."
        }
      ]
    }
  },
  "GET /admin/orders/worksheets.pdf 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "ids",
          "message": "Ta wartość ma nieprawidłową postać."
        }
      ]
    }
  },
  "POST /photographs 201": {
    "id": "cc090a99-4c9a-4620-a7ef-33cbeb1e644d"
  },
  "POST /photographs 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Dołącz plik.",
      "fields": [
        {
          "path": "file",
          "message": "Dołącz plik."
        }
      ]
    }
  },
  "GET /admin/ledger.csv 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "movesMoney",
          "message": "Podaj tak lub nie (w API: true lub false)."
        }
      ]
    }
  },
  "GET /admin/sales-by-day.csv 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "movesMoney",
          "message": "Podaj tak lub nie (w API: true lub false)."
        }
      ]
    }
  },
  "POST /admin/pictures 201": {
    "imageUrl": "/zdjecia/wgrane-df3a931be98b2e712fdc4964a04df525",
    "picture": {
      "url": "/zdjecia/wgrane-df3a931be98b2e712fdc4964a04df525-30cf11ec-640.webp",
      "width": 640,
      "height": 480,
      "placeholder": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAgCdASoUAA8APu1iqU2ppaOiMAgBMB2JQA7AAAJIAAAFj/15T4m2//E8XbxOIAA=",
      "alt": "Zdjęcie produktu",
      "sources": [
        {
          "type": "image/avif",
          "srcSet": "/zdjecia/wgrane-df3a931be98b2e712fdc4964a04df525-30cf11ec-480.avif 480w, /zdjecia/wgrane-df3a931be98b2e712fdc4964a04df525-30cf11ec-640.avif 640w"
        },
        {
          "type": "image/webp",
          "srcSet": "/zdjecia/wgrane-df3a931be98b2e712fdc4964a04df525-30cf11ec-480.webp 480w, /zdjecia/wgrane-df3a931be98b2e712fdc4964a04df525-30cf11ec-640.webp 640w"
        }
      ]
    }
  },
  "POST /admin/pictures 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Dołącz plik.",
      "fields": [
        {
          "path": "file",
          "message": "Dołącz plik."
        }
      ]
    }
  },
  "GET /admin/products.csv 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "sort",
          "message": "Ta wartość nie jest dozwolona."
        }
      ]
    }
  },
  "POST /admin/products/import 200": {
    "written": true,
    "rows": [
      {
        "line": 2,
        "id": 32,
        "name": "Markiza z pliku",
        "action": "updated",
        "problems": [],
        "changes": [
          {
            "column": "Nazwa",
            "from": "Markiza 3fa40957-ecb4-4fb9-a77c-0021dc4bace7",
            "to": "Markiza z pliku"
          }
        ]
      }
    ]
  },
  "POST /admin/products/import 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "dryRun",
          "message": "Podaj tak lub nie (w API: true lub false)."
        }
      ]
    }
  },
  "POST /admin/products 201": {
    "id": 33,
    "name": "Markiza 7c47097a",
    "category": "markizy",
    "subcategory": "kasetowe",
    "featured": true,
    "basePrice": "1500.00",
    "pricePerSqm": "210.00",
    "minWidth": 200,
    "maxWidth": 500,
    "minHeight": 100,
    "maxHeight": 300,
    "minProjection": 150,
    "maxProjection": 400,
    "availableColors": [
      "Czerwony",
      "Szary"
    ],
    "availableFrameColors": [
      "Biały"
    ],
    "availableVariants": [
      "kasetowe"
    ],
    "fabricCollection": "toscana",
    "imageUrl": "/zdjecia/produkt-1-2e7916d1-1200.webp",
    "description": "Markiza na każdy taras.",
    "careInstructions": "Szczotkować na sucho.",
    "excerpt": "Markiza na każdy taras.",
    "identifier": "MAR-0033",
    "ratingAverage": null,
    "ratingCount": 0,
    "version": 1,
    "specifications": {
      "Napęd": "korba"
    }
  },
  "POST /admin/products 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "nieznane",
          "message": "Nie ma takiego pola."
        },
        {
          "path": "name",
          "message": "To pole jest wymagane."
        },
        {
          "path": "description",
          "message": "To pole jest wymagane."
        },
        {
          "path": "category",
          "message": "To pole jest wymagane."
        },
        {
          "path": "basePrice",
          "message": "To pole jest wymagane."
        },
        {
          "path": "minWidth",
          "message": "To pole jest wymagane."
        },
        {
          "path": "maxWidth",
          "message": "To pole jest wymagane."
        },
        {
          "path": "availableColors",
          "message": "To pole jest wymagane."
        },
        {
          "path": "availableFrameColors",
          "message": "To pole jest wymagane."
        }
      ]
    }
  },
  "PUT /admin/products/:id 200": {
    "id": 34,
    "name": "Markiza fd34f5e3",
    "category": "markizy",
    "subcategory": "kasetowe",
    "featured": true,
    "basePrice": "1500.00",
    "pricePerSqm": "210.00",
    "minWidth": 200,
    "maxWidth": 500,
    "minHeight": 100,
    "maxHeight": 300,
    "minProjection": 150,
    "maxProjection": 400,
    "availableColors": [
      "Czerwony",
      "Szary"
    ],
    "availableFrameColors": [
      "Biały"
    ],
    "availableVariants": [
      "kasetowe"
    ],
    "fabricCollection": "toscana",
    "imageUrl": "/zdjecia/produkt-1-2e7916d1-1200.webp",
    "description": "Markiza na każdy taras.",
    "careInstructions": "Szczotkować na sucho.",
    "excerpt": "Markiza na każdy taras.",
    "identifier": "MAR-0034",
    "ratingAverage": null,
    "ratingCount": 0,
    "version": 2,
    "specifications": {
      "Napęd": "korba"
    }
  },
  "PUT /admin/products/:id 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "nieznane",
          "message": "Nie ma takiego pola."
        }
      ]
    }
  },
  "POST /admin/bank-statements 201": {
    "id": 1,
    "format": "camt053",
    "importedAt": "2026-11-29T12:42:53.306Z",
    "firstDay": "2026-11-24",
    "lastDay": "2026-11-24",
    "bookedCount": 0,
    "doubtfulCount": 1,
    "unknownCount": 0,
    "knownCount": 0,
    "debitCount": 1
  },
  "POST /admin/bank-statements 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "acceptDifference",
          "message": "Podaj tak lub nie (w API: true lub false)."
        }
      ]
    }
  },
  "PUT /admin/inquiries/:id 409": {
    "error": {
      "code": "CHANGED_MEANWHILE",
      "message": "Ktoś tymczasem zmienił ten wpis. Sprawdź, co się zmieniło, i spróbuj ponownie."
    }
  },
  "POST /admin/inventory/import 409": {
    "error": {
      "code": "CONFLICT",
      "message": "Taka pozycja (produkt, kolory i miejsce) już jest w magazynie.",
      "fields": [
        {
          "path": "location",
          "message": "Taka pozycja (produkt, kolory i miejsce) już jest w magazynie."
        }
      ]
    }
  },
  "POST /admin/inventory 409": {
    "error": {
      "code": "CONFLICT",
      "message": "Taka pozycja (produkt, kolory i miejsce) już jest w magazynie.",
      "fields": [
        {
          "path": "location",
          "message": "Taka pozycja (produkt, kolory i miejsce) już jest w magazynie."
        }
      ]
    }
  },
  "PUT /admin/inventory/:id 409": {
    "error": {
      "code": "CONFLICT",
      "message": "Taka pozycja (produkt, kolory i miejsce) już jest w magazynie.",
      "fields": [
        {
          "path": "location",
          "message": "Taka pozycja (produkt, kolory i miejsce) już jest w magazynie."
        }
      ]
    }
  },
  "DELETE /admin/inventory/:id 409": {
    "error": {
      "code": "CONFLICT",
      "message": "Otwarte zamówienia czekają na 14 kpl. z tej pozycji, dlatego nie można jej usunąć.",
      "fields": []
    }
  },
  "GET /admin/orders/:id/next-invoice.pdf 409": {
    "error": {
      "code": "CONFLICT",
      "message": "Faktura FZ/2026/11/0001 nie ma jeszcze numeru KSeF, a ten dokument musi go zawierać. Wystaw dokument, gdy KSeF przyjmie tę fakturę."
    }
  },
  "POST /orders 409": {
    "error": {
      "code": "PRICE_CHANGED",
      "message": "Cena zamówienia zmieniła się. Sprawdź nową kwotę i potwierdź zamówienie.",
      "fields": [
        {
          "path": "totalAmount",
          "message": "Cena zamówienia zmieniła się. Sprawdź nową kwotę i potwierdź zamówienie."
        }
      ],
      "totalAmount": "4890.00"
    }
  },
  "PUT /admin/orders/:id/status 409": {
    "error": {
      "code": "DEPOSIT_NOT_PAID",
      "message": "Produkcja czeka na zaliczkę: brakuje 1 467 zł. Rozpocząć produkcję mimo to może administrator, podając powód zmiany statusu."
    }
  },
  "PUT /admin/products/:id 409": {
    "error": {
      "code": "CHANGED_MEANWHILE",
      "message": "Ktoś tymczasem zmienił ten wpis. Sprawdź, co się zmieniło, i spróbuj ponownie."
    }
  },
  "POST /admin/bank-statements 409": {
    "error": {
      "code": "CONFLICT",
      "message": "Saldo końcowe wyciągu to 10999,99, a saldo początkowe z operacjami daje 10010,11: różnica wynosi 989,88. Możliwe, że brakuje operacji. Pobierz wyciąg jeszcze raz.",
      "fields": [
        {
          "path": "acceptDifference",
          "message": "Saldo końcowe wyciągu to 10999,99, a saldo początkowe z operacjami daje 10010,11: różnica wynosi 989,88. Możliwe, że brakuje operacji. Pobierz wyciąg jeszcze raz."
        }
      ]
    }
  }
};
