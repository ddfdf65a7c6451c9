// What the demo shop has answered, recorded by `npm run openapi:examples`; not edited.
export const EXAMPLES: Readonly<Record<string, unknown>> = {
  "GET /auth/user 200": {
    "id": 1,
    "email": "staff-9e1efc96e61a@cieniomat.example",
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
  "PUT /field/visits/:visit/photographs/:id 200": {
    "id": "ebe548e9-2978-4ed9-8391-2324c8c8070d",
    "width": 640,
    "height": 480
  },
  "PUT /field/visits/:visit/photographs/:id 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "moment",
          "message": "Ta wartość nie jest dozwolona."
        }
      ]
    }
  },
  "GET /field/photographs/:id 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "expires",
          "message": "To pole jest wymagane."
        },
        {
          "path": "signature",
          "message": "To pole jest wymagane."
        }
      ]
    }
  },
  "GET /cart 200": [
    {
      "id": "35d91616-0118-4e7d-8493-a8ed52bf206d",
      "label": "",
      "quantity": 1,
      "unitPrice": "5210.00",
      "lineTotal": "5210.00",
      "priceChanged": false,
      "issues": [],
      "withdrawal": "none",
      "sessionId": "default",
      "configurationId": "a462b3ec-1926-415b-981f-b2cf7da11f9a",
      "configuration": {
        "id": "a462b3ec-1926-415b-981f-b2cf7da11f9a",
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
        "drawingUrl": "/rysunki/konfiguracja/a462b3ec-1926-415b-981f-b2cf7da11f9a.svg",
        "shortPath": "/k/pGKz7BkmQVuYH7LPfaEfmg",
        "qrCodeUrl": "/rysunki/kod/a462b3ec-1926-415b-981f-b2cf7da11f9a.svg",
        "offerUrl": "/oferta/a462b3ec-1926-415b-981f-b2cf7da11f9a.pdf",
        "modelUrl": "/modele/a462b3ec-1926-415b-981f-b2cf7da11f9a.glb",
        "createdAt": "2026-11-30T01:34:52.388Z",
        "productId": 1
      },
      "product": {
        "name": "Markiza tarasowa Aurora 350",
        "imageUrl": "/zdjecia/produkt-1-2e7916d1-1200.webp"
      }
    }
  ],
  "POST /cart 201": {
    "id": "53e5ba4a-e1e2-4067-bd46-b1d9bb44b4b7",
    "label": "",
    "quantity": 1,
    "unitPrice": "4890.00",
    "lineTotal": "4890.00",
    "priceChanged": false,
    "issues": [],
    "withdrawal": "none",
    "sessionId": "default",
    "configurationId": "d423ad4e-cd71-49c0-85a4-2f21fbeb5910",
    "configuration": {
      "id": "d423ad4e-cd71-49c0-85a4-2f21fbeb5910",
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
      "drawingUrl": "/rysunki/konfiguracja/d423ad4e-cd71-49c0-85a4-2f21fbeb5910.svg",
      "shortPath": "/k/1COtTs1xScCFpC8h--tZEA",
      "qrCodeUrl": "/rysunki/kod/d423ad4e-cd71-49c0-85a4-2f21fbeb5910.svg",
      "offerUrl": "/oferta/d423ad4e-cd71-49c0-85a4-2f21fbeb5910.pdf",
      "modelUrl": "/modele/d423ad4e-cd71-49c0-85a4-2f21fbeb5910.glb",
      "createdAt": "2026-11-30T01:34:52.427Z",
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
      "sku": null,
      "accessoryCategory": null,
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
      "furtherPictures": [],
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
      "sku": null,
      "accessoryCategory": null,
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
      "furtherPictures": [],
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
      "sku": null,
      "accessoryCategory": null,
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
      "furtherPictures": [],
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
      "sku": null,
      "accessoryCategory": null,
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
      "furtherPictures": [],
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
    "sku": null,
    "accessoryCategory": null,
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
    "furtherPictures": [],
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
        }
      ]
    }
  },
  "POST /configurations 201": {
    "id": "430c7bbd-c8de-4799-b609-5d5672db2a1c",
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
    "drawingUrl": "/rysunki/konfiguracja/430c7bbd-c8de-4799-b609-5d5672db2a1c.svg",
    "shortPath": "/k/Qwx7vcjeR5m2CV1WctsqHA",
    "qrCodeUrl": "/rysunki/kod/430c7bbd-c8de-4799-b609-5d5672db2a1c.svg",
    "offerUrl": "/oferta/430c7bbd-c8de-4799-b609-5d5672db2a1c.pdf",
    "modelUrl": "/modele/430c7bbd-c8de-4799-b609-5d5672db2a1c.glb",
    "createdAt": "2026-11-30T01:34:52.632Z",
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
        }
      ]
    }
  },
  "GET /admin/dashboard 200": {
    "totalOrders": 12,
    "pendingOrders": 7,
    "totalRevenue": "104110.70",
    "lowStockItems": 11,
    "openInquiries": 6
  },
  "POST /admin/earlier-orders/import 200": {
    "written": true,
    "rows": [
      {
        "line": 2,
        "id": 1,
        "name": "ZAM/75079445-297e-4d37-b0da-95084d0d2fe5, Jan Lis",
        "action": "created",
        "problems": [],
        "changes": []
      }
    ]
  },
  "POST /admin/earlier-orders/import 422": {
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
  "POST /admin/files/:subject/:id 201": {
    "id": "a1988738-9ebd-4e50-b2f0-90a26e9e23a8",
    "name": "plik.webp",
    "size": 644
  },
  "POST /admin/files/:subject/:id 422": {
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
  "GET /files/:id 422": {
    "error": {
      "code": "BAD_USER_INPUT",
      "message": "Popraw wskazane pola.",
      "fields": [
        {
          "path": "expires",
          "message": "To pole jest wymagane."
        },
        {
          "path": "signature",
          "message": "To pole jest wymagane."
        }
      ]
    }
  },
  "POST /inquiries 201": {
    "id": 9,
    "status": "new",
    "createdAt": "2026-11-30T01:34:53.512Z"
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
    "id": 10,
    "status": "new",
    "createdAt": "2026-11-30T01:34:53.547Z"
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
      "id": 10,
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
      "createdAt": "2026-11-30T01:34:53.547Z",
      "updatedAt": "2026-11-30T01:34:53.547Z",
      "version": 1,
      "response": null,
      "photographs": [],
      "samples": [
        "toscana-krem",
        "solano-5-szary"
      ]
    },
    {
      "id": 9,
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
      "createdAt": "2026-11-30T01:34:53.512Z",
      "updatedAt": "2026-11-30T01:34:53.512Z",
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
    "id": 11,
    "customerName": "Łucja Żółć",
    "customerEmail": "9ead1989-6f58-4947-8835-6caed08bac06@example.com",
    "customerPhone": "+48426001020",
    "subject": "Markiza na taras",
    "message": "Proszę o wycenę markizy 4 × 3 m.",
    "inquiryType": "quote",
    "street": null,
    "postalCode": null,
    "city": null,
    "status": "resolved",
    "priority": "medium",
    "createdAt": "2026-11-30T01:34:53.742Z",
    "updatedAt": "2026-11-30T01:34:53.760Z",
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
      "id": 58,
      "colorVariant": "",
      "frameColorVariant": "",
      "stockQuantity": 6,
      "minStockLevel": 5,
      "location": "Regał akcesoriów",
      "reserved": 0,
      "available": 6,
      "level": "medium",
      "productId": 32,
      "productName": "Czujnik wiatru radiowy"
    },
    {
      "id": 59,
      "colorVariant": "",
      "frameColorVariant": "",
      "stockQuantity": 22,
      "minStockLevel": 5,
      "location": "Regał akcesoriów",
      "reserved": 0,
      "available": 22,
      "level": "good",
      "productId": 33,
      "productName": "Korba do markizy 150 cm"
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
        "id": 62,
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
    "id": 63,
    "colorVariant": "Czerwony",
    "frameColorVariant": "Biały",
    "stockQuantity": 10,
    "minStockLevel": 4,
    "location": "85102def-2893-45fa-aac8-9578c2a2f674",
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
    "id": 64,
    "colorVariant": "Czerwony",
    "frameColorVariant": "Biały",
    "stockQuantity": 10,
    "minStockLevel": 4,
    "location": "77cb6659-4ef6-4fae-a2ba-8fcd48cd2855",
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
  "GET /admin/invoices.epp 422": {
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
  "GET /admin/jpk-v7m.xml 422": {
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
    "id": 26,
    "token": "ujku1zUTQKwB2J9KoHkrtvLOP6tCh_fVbAig8xo1SCo",
    "status": "pending",
    "totalAmount": "4890.00",
    "createdAt": "2026-11-30T01:34:55.916Z"
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
      "id": 26,
      "customerName": "Żaneta Gęślą",
      "customerEmail": "f6410a48-db38-408a-b53e-6543baccbdc7@example.com",
      "customerPhone": "+48600100200",
      "customerAddress": "ul. Źródlana 7, 90-001 Łódź",
      "deliveryNote": null,
      "measuringNote": null,
      "companyName": null,
      "companyTaxNumber": null,
      "billingAddress": null,
      "buildingKind": null,
      "buildingArea": null,
      "createdAt": "2026-11-30T01:34:55.916Z",
      "totalAmount": "4890.00",
      "status": "pending"
    },
    {
      "id": 25,
      "customerName": "Żaneta Gęślą",
      "customerEmail": "d03efa9c-d652-4584-8c91-aae3b67cde1e@example.com",
      "customerPhone": "+48600100200",
      "customerAddress": "ul. Źródlana 7, 90-001 Łódź",
      "deliveryNote": null,
      "measuringNote": null,
      "companyName": null,
      "companyTaxNumber": null,
      "billingAddress": null,
      "buildingKind": null,
      "buildingArea": null,
      "createdAt": "2026-11-30T01:34:55.295Z",
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
    "id": 27,
    "customerName": "Żaneta Gęślą",
    "customerEmail": "ee79617b-35cc-4384-8396-6535b4e94fe2@example.com",
    "customerPhone": "+48600100200",
    "customerAddress": "ul. Źródlana 7, 90-001 Łódź",
    "deliveryNote": null,
    "measuringNote": null,
    "companyName": null,
    "companyTaxNumber": null,
    "billingAddress": null,
    "buildingKind": null,
    "buildingArea": null,
    "createdAt": "2026-11-30T01:34:56.047Z",
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
    "id": "96ac89e1-d2dc-429b-acd4-f9bc54d6f1ea"
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
  "POST /admin/pictures 201": {
    "imageUrl": "/zdjecia/wgrane-b96801c123ff99f2250da4de9e05b04b",
    "picture": {
      "url": "/zdjecia/wgrane-b96801c123ff99f2250da4de9e05b04b-9b5f94e8-640.webp",
      "width": 640,
      "height": 480,
      "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAgCdASoUAA8APu1iqU2ppaOiMAgBMB2JQBWABaSAAP7rNv+1Pys9333evVLXKMplWAAA",
      "alt": "Taras",
      "position": null,
      "sources": [
        {
          "type": "image/avif",
          "srcSet": "/zdjecia/wgrane-b96801c123ff99f2250da4de9e05b04b-9b5f94e8-480.avif 480w, /zdjecia/wgrane-b96801c123ff99f2250da4de9e05b04b-9b5f94e8-640.avif 640w"
        },
        {
          "type": "image/webp",
          "srcSet": "/zdjecia/wgrane-b96801c123ff99f2250da4de9e05b04b-9b5f94e8-480.webp 480w, /zdjecia/wgrane-b96801c123ff99f2250da4de9e05b04b-9b5f94e8-640.webp 640w"
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
  "POST /admin/logos 201": {
    "name": "logo-c591c86fffee3ef86200dd5a8939358b"
  },
  "POST /admin/logos 422": {
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
  "GET /admin/personal-data.json 200": {
    "createdAt": "2026-11-30T01:34:59.498Z",
    "contacts": [
      "38b3d280-758f-43b4-85d9-7a8a7282dd89@example.com"
    ],
    "rows": {
      "Customer": [
        {
          "id": 51,
          "key": "38b3d280-758f-43b4-85d9-7a8a7282dd89@example.com",
          "name": "Żaneta Gęślą",
          "phone": "+48600100200",
          "address": "ul. Źródlana 7, 90-001 Łódź",
          "notes": "",
          "contacts": "Żaneta Gęślą\n+48600100200\nul. Źródlana 7, 90-001 Łódź\nŻaneta Gęślą-Lis",
          "version": 2,
          "companyName": null,
          "companyTaxNumber": null,
          "mergedInto": null,
          "root": null,
          "createdAt": "2026-11-30T01:34:58.782Z"
        }
      ],
      "Order": [
        {
          "id": 33,
          "services": [],
          "net": "11910.57",
          "vat": "2739.43",
          "status": "confirmed",
          "discount": "20.00",
          "consents": [
            {
              "code": "terms",
              "givenAt": "2026-11-30T01:34:58.782Z",
              "version": "2026-11-27",
              "documentSha256": "6121d364afcfba1411637358cb55cb2e2d1d9e1b86d8bfe68721551ba9e7c8dd"
            },
            {
              "code": "made_to_measure",
              "givenAt": "2026-11-30T01:34:58.782Z",
              "version": "2026-11-25",
              "documentSha256": "86ed2f77eb88d8ddf69762df9508476170fba6939c0badfe15aab89857f26dd4"
            }
          ],
          "version": 4,
          "deliveryNote": null,
          "measuringNote": null,
          "companyName": null,
          "companyTaxNumber": null,
          "billingAddress": null,
          "buildingKind": null,
          "buildingArea": null,
          "discountReason": "Rabat",
          "totalAmount": "14650.00",
          "customerName": "Żaneta Gęślą-Lis",
          "customerEmail": "38b3d280-758f-43b4-85d9-7a8a7282dd89@example.com",
          "customerPhone": "+48600100200",
          "customerAddress": "ul. Źródlana 7, 90-001 Łódź",
          "cart": "62a684d2-bfb3-49dc-8c72-0ab0506a14cf",
          "termWeeksFrom": null,
          "termWeeksTo": null,
          "usualWeeksFrom": 2,
          "usualWeeksTo": 4,
          "latestVersion": 2,
          "currentVersion": 2,
          "legalTexts": [
            {
              "slug": "regulamin",
              "title": "Regulamin sklepu",
              "sha256": "6121d364afcfba1411637358cb55cb2e2d1d9e1b86d8bfe68721551ba9e7c8dd",
              "validFrom": "2026-11-27T00:00:00.000Z"
            },
            {
              "slug": "polityka-prywatnosci",
              "title": "Polityka prywatności",
              "sha256": "97cd6e67df95f73f25e321335c1d4438e320fe1264cf6a49a226895e09fbd77d",
              "validFrom": "2026-11-29T00:00:00.000Z"
            },
            {
              "slug": "odstapienie",
              "title": "Odstąpienie od umowy",
              "sha256": "86ed2f77eb88d8ddf69762df9508476170fba6939c0badfe15aab89857f26dd4",
              "validFrom": "2026-11-25T00:00:00.000Z"
            },
            {
              "slug": "gwarancja",
              "title": "Gwarancja i zgodność towaru z umową",
              "sha256": "eb19337ae932d34acb9aa39619362fee35588e3b8ab0bab98f1e05c76957b803",
              "validFrom": "2026-11-25T00:00:00.000Z"
            }
          ],
          "anonymisedAt": null,
          "createdAt": "2026-11-30T01:34:58.782Z"
        }
      ],
      "Offer": [],
      "Inquiry": [
        {
          "id": 13,
          "subject": "Zmiana zamówienia nr 33",
          "message": "Inny kolor",
          "status": "resolved",
          "priority": "medium",
          "street": null,
          "city": null,
          "version": 2,
          "customerName": "Żaneta Gęślą",
          "customerEmail": "38b3d280-758f-43b4-85d9-7a8a7282dd89@example.com",
          "customerPhone": "+48600100200",
          "inquiryType": "order_change",
          "configuration": null,
          "sampleIds": [],
          "postalCode": null,
          "order": 33,
          "orderLineId": null,
          "agreedLineTotal": null,
          "assignee": 2,
          "createdAt": "2026-11-30T01:34:59.169Z",
          "updatedAt": "2026-11-30T01:34:59.186Z"
        }
      ],
      "EarlierOrder": [],
      "WithdrawalNotice": [
        {
          "id": "3fac0a18-1852-4dbe-bcd0-5f2321494495",
          "name": "Jan Lis",
          "email": "38b3d280-758f-43b4-85d9-7a8a7282dd89@example.com",
          "goods": "Roleta",
          "reason": "Za ciemna",
          "order": 33,
          "orderNumber": 33,
          "receivedAt": "2026-11-30T01:34:58.857Z"
        }
      ],
      "OutgoingMail": [
        {
          "id": "3c895ef9-636b-4804-85f7-28db833e3046",
          "recipient": "38b3d280-758f-43b4-85d9-7a8a7282dd89@example.com",
          "subject": "Zamówienie nr 33 zmienione",
          "content": {
            "blocks": [
              {
                "kind": "text",
                "text": "Dzień dobry!"
              },
              {
                "kind": "text",
                "text": "Zmieniliśmy Twoje zamówienie: obowiązuje wersja 2 na kwotę 14 650 zł. Wszystkie wersje znajdziesz na stronie zamówienia."
              },
              {
                "kind": "text",
                "text": "Zmiana jest zgodna z naszą rozmową telefoniczną."
              },
              {
                "kind": "button",
                "path": "/zamowienie/•••",
                "label": "Zobacz zamówienie"
              }
            ],
            "heading": "Zamówienie nr 33 zmienione",
            "summary": "Nowa kwota: 14 650 zł."
          },
          "createdAt": "2026-11-30T01:34:59.334Z",
          "sendAfter": null,
          "orderId": 33,
          "inquiryId": null,
          "inquiryAnswerId": null,
          "offerId": null,
          "resentById": 1,
          "resentAt": null,
          "attemptedAt": null,
          "sentAt": "2026-11-30T01:34:59.450Z"
        },
        {
          "id": "5db25eee-abf5-40d8-89fa-5d793f15116a",
          "recipient": "38b3d280-758f-43b4-85d9-7a8a7282dd89@example.com",
          "subject": "Zmiana zamówienia nr 33: sprawdź i potwierdź",
          "content": {
            "blocks": [
              {
                "kind": "text",
                "text": "Dzień dobry!"
              },
              {
                "kind": "text",
                "text": "Przygotowaliśmy zmianę Twojego zamówienia. Wejdzie w życie dopiero wtedy, gdy ją przyjmiesz. Do tego czasu obowiązuje zamówienie bez zmian."
              },
              {
                "kind": "quote",
                "text": "Inny wymiar po pomiarze",
                "title": "Powód zmiany"
              },
              {
                "kind": "rows",
                "rows": [
                  {
                    "label": "Ilość",
                    "value": "1 szt. → 2 szt."
                  },
                  {
                    "label": "Wartość",
                    "value": "4 890 zł → 9 780 zł"
                  }
                ],
                "title": "Zmieniona pozycja: Markiza tarasowa Aurora 350"
              },
              {
                "kind": "rows",
                "rows": [
                  {
                    "label": "Produkt",
                    "value": "Markiza tarasowa Aurora 350"
                  },
                  {
                    "label": "Miejsce",
                    "value": "Balkon"
                  },
                  {
                    "label": "Wariant",
                    "value": "Kasetowa"
                  },
                  {
                    "label": "Szerokość",
                    "value": "400 cm"
                  },
                  {
                    "label": "Wysięg",
                    "value": "300 cm"
                  },
                  {
                    "label": "Wymiar gotowy",
                    "value": "Kaseta 20 × 22 cm, szerokość z pokrywami 406 cm."
                  },
                  {
                    "label": "Kolor tkaniny",
                    "value": "Czerwony"
                  },
                  {
                    "label": "Kolor konstrukcji",
                    "value": "Biały"
                  },
                  {
                    "label": "Sterowanie",
                    "value": "Manualne"
                  },
                  {
                    "label": "Montaż",
                    "value": "wysokość montażu 320 cm, nachylenie 14°, ściana z cegły"
                  },
                  {
                    "label": "Dodatki",
                    "value": "bez dodatków"
                  },
                  {
                    "label": "Ilość",
                    "value": "1 szt."
                  },
                  {
                    "label": "Cena za sztukę",
                    "value": "4 890 zł"
                  },
                  {
                    "label": "Wartość",
                    "value": "4 890 zł"
                  }
                ],
                "title": "Nowa pozycja: Balkon: Markiza tarasowa Aurora 350"
              },
              {
                "kind": "rows",
                "rows": [
                  {
                    "label": "Imię i nazwisko",
                    "value": "Żaneta Gęślą → Żaneta Gęślą-Lis"
                  }
                ],
                "title": "Dane"
              },
              {
                "kind": "rows",
                "rows": [
                  {
                    "label": "Rabat (Rabat)",
                    "value": "0 zł → −20 zł"
                  },
                  {
                    "label": "Razem dotąd",
                    "value": "4 890 zł"
                  },
                  {
                    "label": "Razem po zmianie, z VAT",
                    "value": "14 650 zł",
                    "strong": true
                  }
                ],
                "amounts": true
              },
              {
                "kind": "button",
                "path": "/zamowienie/2WJ3-Gp2gOTjgN5IjK6foR21JqmFh5VQhPn01Q3YdFg#zmiana",
                "label": "Sprawdź i zdecyduj"
              }
            ],
            "heading": "Zmiana zamówienia nr 33 czeka na Twoją zgodę",
            "summary": "Nowa kwota: 14 650 zł. Zmiana czeka na Twoją zgodę."
          },
          "createdAt": "2026-11-30T01:34:59.267Z",
          "sendAfter": null,
          "orderId": 33,
          "inquiryId": null,
          "inquiryAnswerId": null,
          "offerId": null,
          "resentById": 1,
          "resentAt": null,
          "attemptedAt": null,
          "sentAt": "2026-11-30T01:34:59.450Z"
        },
        {
          "id": "89993700-4188-427e-9a00-f2f15ae7bf0b",
          "recipient": "38b3d280-758f-43b4-85d9-7a8a7282dd89@example.com",
          "subject": "Odpowiedź na zapytanie nr 13: Zmiana zamówienia nr 33",
          "content": {
            "blocks": [
              {
                "kind": "text",
                "text": "Dzień dobry"
              },
              {
                "kind": "quote",
                "text": "Inny kolor",
                "title": "Twoja wiadomość: „Zmiana zamówienia nr 33”"
              },
              {
                "kind": "text",
                "text": "Masz dalsze pytania? Wystarczy odpowiedzieć na tę wiadomość."
              }
            ],
            "heading": "Odpowiedź na Twoją wiadomość",
            "summary": "Odpowiadamy na Twoją wiadomość."
          },
          "createdAt": "2026-11-30T01:34:59.190Z",
          "sendAfter": null,
          "orderId": null,
          "inquiryId": 13,
          "inquiryAnswerId": 2,
          "offerId": null,
          "resentById": 1,
          "resentAt": null,
          "attemptedAt": null,
          "sentAt": "2026-11-30T01:34:59.450Z"
        },
        {
          "id": "9d363232-8c59-429e-8fd2-b0c05ed543d7",
          "recipient": "38b3d280-758f-43b4-85d9-7a8a7282dd89@example.com",
          "subject": "Otrzymaliśmy zamówienie nr 33",
          "content": {
            "blocks": [
              {
                "kind": "text",
                "text": "Dzień dobry!"
              },
              {
                "kind": "text",
                "text": "Dziękujemy za zamówienie. Zadzwonimy w ciągu 24 godzin, aby je potwierdzić i umówić montaż."
              },
              {
                "kind": "promise",
                "text": "Zadzwonimy",
                "since": "2026-11-30T01:34:58.782Z"
              },
              {
                "kind": "goods",
                "items": [
                  {
                    "name": "Markiza tarasowa Aurora 350",
                    "note": "Produkt na wymiar: bez prawa odstąpienia w 14 dni.",
                    "total": "4 890 zł",
                    "pieces": "1 szt. × 4 890 zł",
                    "features": [
                      "Kasetowa, 400 × 300 cm",
                      "Czerwony, kolor konstrukcji: Biały",
                      "Montaż: wysokość montażu 320 cm, nachylenie 14°, ściana z cegły",
                      "Sterowanie manualne"
                    ],
                    "settings": {
                      "color": "Czerwony",
                      "width": 400,
                      "height": null,
                      "options": {},
                      "variant": "kasetowe",
                      "version": 3,
                      "category": "markizy",
                      "placement": {
                        "wall": "cegla",
                        "slope": 14,
                        "mountingHeight": 320
                      },
                      "frameColor": "Biały",
                      "projection": 300,
                      "controlType": "manual",
                      "openingAngle": 0,
                      "lamelOrientation": 0
                    },
                    "warnings": []
                  }
                ]
              },
              {
                "kind": "rows",
                "rows": [
                  {
                    "label": "Dostawa, podstawowy montaż",
                    "value": "w cenie"
                  },
                  {
                    "label": "Netto",
                    "value": "3 975,61 zł"
                  },
                  {
                    "label": "VAT",
                    "value": "914,39 zł"
                  },
                  {
                    "label": "Razem do zapłaty, z VAT",
                    "value": "4 890 zł",
                    "strong": true
                  }
                ],
                "amounts": true
              },
              {
                "kind": "rows",
                "rows": [
                  {
                    "label": "Zaliczka, w ciągu 7 dni od potwierdzenia zamówienia",
                    "value": "1 467 zł"
                  },
                  {
                    "label": "Pozostała kwota, w ciągu 3 dni od wysyłki, przed montażem",
                    "value": "3 423 zł"
                  }
                ],
                "title": "Płatność",
                "amounts": true
              },
              {
                "kind": "rows",
                "rows": [
                  {
                    "label": "Imię i nazwisko",
                    "value": "Żaneta Gęślą"
                  },
                  {
                    "label": "E-mail",
                    "value": "38b3d280-758f-43b4-85d9-7a8a7282dd89@example.com"
                  },
                  {
                    "label": "Telefon",
                    "value": "+48 600 100 200"
                  },
                  {
                    "label": "Adres dostawy",
                    "value": "ul. Źródlana 7, 90-001 Łódź"
                  }
                ],
                "title": "Dostawa i kontakt"
              },
              {
                "kind": "steps",
                "items": [
                  "W ciągu 24 godzin dzwonimy: sprawdzamy wymiary, ustalamy, czy potrzebny jest pomiar, i umawiamy montaż.",
                  "Po rozmowie potwierdzamy zamówienie e-mailem. E-mailem przyślemy też dane do przelewu i termin zapłaty.",
                  "Od złożenia zamówienia do dostawy mijają zwykle 2–4 tygodnie."
                ],
                "title": "Co dalej"
              },
              {
                "kind": "text",
                "text": "Produkty wykonujemy na wymiar, dlatego prawo odstąpienia od umowy w 14 dni ich nie obejmuje (art. 38 ust. 1 pkt 3 ustawy o prawach konsumenta). Do rozpoczęcia produkcji zmiany i rezygnacja są bezpłatne."
              },
              {
                "kind": "button",
                "path": "/zamowienie/•••",
                "label": "Zobacz zamówienie"
              },
              {
                "kind": "links",
                "links": [
                  {
                    "path": "/odstapienie",
                    "label": "Odstąp od umowy tutaj"
                  },
                  {
                    "path": "/gwarancja",
                    "label": "Gwarancja i zgodność towaru z umową"
                  }
                ]
              }
            ],
            "heading": "Mamy Twoje zamówienie nr 33",
            "summary": "Zadzwonimy w ciągu 24 godzin, żeby je potwierdzić.",
            "documents": [
              "6121d364afcfba1411637358cb55cb2e2d1d9e1b86d8bfe68721551ba9e7c8dd",
              "97cd6e67df95f73f25e321335c1d4438e320fe1264cf6a49a226895e09fbd77d",
              "86ed2f77eb88d8ddf69762df9508476170fba6939c0badfe15aab89857f26dd4",
              "eb19337ae932d34acb9aa39619362fee35588e3b8ab0bab98f1e05c76957b803"
            ]
          },
          "createdAt": "2026-11-30T01:34:58.789Z",
          "sendAfter": null,
          "orderId": 33,
          "inquiryId": null,
          "inquiryAnswerId": null,
          "offerId": null,
          "resentById": 1,
          "resentAt": null,
          "attemptedAt": null,
          "sentAt": "2026-11-30T01:34:59.450Z"
        },
        {
          "id": "bb7a45aa-6bf0-40f9-ad0b-7bb9a251a316",
          "recipient": "38b3d280-758f-43b4-85d9-7a8a7282dd89@example.com",
          "subject": "Faktura korygująca FK/2026/11/0001 do zamówienia nr 33",
          "content": {
            "blocks": [
              {
                "kind": "text",
                "text": "Dzień dobry!"
              },
              {
                "kind": "text",
                "text": "Do zamówienia nr 33 wystawiliśmy dokument: Faktura korygująca FK/2026/11/0001. Plik PDF pobierzesz na stronie zamówienia, w części „Faktury”."
              },
              {
                "kind": "button",
                "path": "/zamowienie/•••",
                "label": "Otwórz stronę zamówienia"
              }
            ],
            "heading": "Faktura korygująca FK/2026/11/0001",
            "summary": "Kwota: −14 650 zł."
          },
          "createdAt": "2026-11-30T01:34:59.439Z",
          "sendAfter": null,
          "orderId": 33,
          "inquiryId": null,
          "inquiryAnswerId": null,
          "offerId": null,
          "resentById": 1,
          "resentAt": null,
          "attemptedAt": null,
          "sentAt": "2026-11-30T01:34:59.450Z"
        },
        {
          "id": "bf4c1f77-40ca-4a37-a8ab-44bc6cc9ee65",
          "recipient": "38b3d280-758f-43b4-85d9-7a8a7282dd89@example.com",
          "subject": "Faktura FV/2026/11/0005 do zamówienia nr 33",
          "content": {
            "blocks": [
              {
                "kind": "text",
                "text": "Dzień dobry!"
              },
              {
                "kind": "text",
                "text": "Do zamówienia nr 33 wystawiliśmy dokument: Faktura FV/2026/11/0005. Plik PDF pobierzesz na stronie zamówienia, w części „Faktury”."
              },
              {
                "kind": "button",
                "path": "/zamowienie/•••",
                "label": "Otwórz stronę zamówienia"
              }
            ],
            "heading": "Faktura FV/2026/11/0005",
            "summary": "Kwota: 14 650 zł."
          },
          "createdAt": "2026-11-30T01:34:59.387Z",
          "sendAfter": null,
          "orderId": 33,
          "inquiryId": null,
          "inquiryAnswerId": null,
          "offerId": null,
          "resentById": 1,
          "resentAt": null,
          "attemptedAt": null,
          "sentAt": "2026-11-30T01:34:59.450Z"
        },
        {
          "id": "da81e018-7b8b-4efe-a171-daa421d49497",
          "recipient": "38b3d280-758f-43b4-85d9-7a8a7282dd89@example.com",
          "subject": "Otrzymaliśmy oświadczenie o odstąpieniu: zamówienie nr 33",
          "content": {
            "blocks": [
              {
                "kind": "text",
                "text": "Dzień dobry!"
              },
              {
                "kind": "text",
                "text": "Potwierdzamy: Twoje oświadczenie o odstąpieniu od umowy wpłynęło do nas 30 listopada 2026, godz. 2:34:58. Zachowaj tę wiadomość jako potwierdzenie."
              },
              {
                "kind": "rows",
                "rows": [
                  {
                    "label": "Imię i nazwisko",
                    "value": "Jan Lis"
                  },
                  {
                    "label": "Numer zamówienia",
                    "value": "33"
                  },
                  {
                    "label": "E-mail",
                    "value": "38b3d280-758f-43b4-85d9-7a8a7282dd89@example.com"
                  },
                  {
                    "label": "Odstępuję od umowy dotyczącej",
                    "value": "Roleta"
                  },
                  {
                    "label": "Powód",
                    "value": "Za ciemna"
                  },
                  {
                    "label": "Data i godzina",
                    "value": "30 listopada 2026, godz. 2:34:58"
                  }
                ],
                "title": "Treść oświadczenia"
              },
              {
                "kind": "rows",
                "rows": [
                  {
                    "label": "Markiza tarasowa Aurora 350, 400 × 300 cm",
                    "value": "Produkt na wymiar: bez prawa odstąpienia w 14 dni."
                  }
                ],
                "title": "Produkty w zamówieniu"
              },
              {
                "kind": "text",
                "text": "W przypadku towarów wykonanych według Twojej specyfikacji ustawa wyłącza prawo odstąpienia (art. 38 ust. 1 pkt 3 ustawy o prawach konsumenta). Jeśli produkcja jeszcze się nie zaczęła, zrezygnujesz bezpłatnie: sprawdzimy to i odpiszemy. Prawa przy niezgodności towaru z umową pozostają bez zmian."
              },
              {
                "kind": "links",
                "links": [
                  {
                    "path": "/odstapienie",
                    "label": "Zasady odstąpienia od umowy"
                  }
                ]
              },
              {
                "kind": "text",
                "text": "Odpiszemy w ciągu 14 dni, zwykle szybciej."
              }
            ],
            "heading": "Otrzymaliśmy Twoje oświadczenie",
            "summary": "Wpłynęło 30 listopada 2026, godz. 2:34:58."
          },
          "createdAt": "2026-11-30T01:34:58.863Z",
          "sendAfter": null,
          "orderId": 33,
          "inquiryId": null,
          "inquiryAnswerId": null,
          "offerId": null,
          "resentById": 1,
          "resentAt": null,
          "attemptedAt": null,
          "sentAt": "2026-11-30T01:34:59.450Z"
        },
        {
          "id": "f1ba7ea2-cc2c-4b84-b8ac-4e29f9ff8e0c",
          "recipient": "38b3d280-758f-43b4-85d9-7a8a7282dd89@example.com",
          "subject": "Zamówienie nr 33 zostało potwierdzone",
          "content": {
            "blocks": [
              {
                "kind": "text",
                "text": "Dzień dobry!"
              },
              {
                "kind": "text",
                "text": "Twoje zamówienie nr 33 zostało potwierdzone. Przyjęliśmy je do realizacji. Do rozpoczęcia produkcji zmiany są nadal bezpłatne."
              },
              {
                "kind": "text",
                "text": "Produkcja zaczyna się, gdy zaksięgujemy pierwszą płatność w całości. Od złożenia zamówienia do dostawy mijają zwykle 2–4 tygodnie."
              },
              {
                "due": "2026-12-07",
                "kind": "transfer",
                "title": "Dane do przelewu",
                "amount": 146700,
                "orderId": 33
              },
              {
                "kind": "button",
                "path": "/zamowienie/•••",
                "label": "Zobacz zamówienie"
              },
              {
                "kind": "links",
                "links": [
                  {
                    "path": "/odstapienie",
                    "label": "Odstąp od umowy tutaj"
                  },
                  {
                    "path": "/gwarancja",
                    "label": "Gwarancja i zgodność towaru z umową"
                  }
                ]
              }
            ],
            "heading": "Zamówienie potwierdzone",
            "summary": "Przyjęliśmy je do realizacji. Do rozpoczęcia produkcji zmiany są nadal bezpłatne.",
            "calendar": []
          },
          "createdAt": "2026-11-30T01:34:59.209Z",
          "sendAfter": "2026-11-30T01:35:09.209Z",
          "orderId": 33,
          "inquiryId": null,
          "inquiryAnswerId": null,
          "offerId": null,
          "resentById": 1,
          "resentAt": null,
          "attemptedAt": null,
          "sentAt": "2026-11-30T01:34:59.450Z"
        },
        {
          "id": "fb58c9e3-6787-451d-ad70-b41708f1c104",
          "recipient": "38b3d280-758f-43b4-85d9-7a8a7282dd89@example.com",
          "subject": "Otrzymaliśmy wiadomość: Zmiana zamówienia nr 33",
          "content": {
            "blocks": [
              {
                "kind": "text",
                "text": "Dzień dobry!"
              },
              {
                "kind": "text",
                "text": "Dziękujemy za wiadomość. Skontaktujemy się z Tobą w ciągu 24 godzin."
              },
              {
                "kind": "promise",
                "text": "Odezwiemy się",
                "since": "2026-11-30T01:34:59.169Z"
              },
              {
                "kind": "quote",
                "text": "Inny kolor",
                "title": "Twoja wiadomość: „Zmiana zamówienia nr 33”"
              },
              {
                "kind": "button",
                "path": "/zamowienie/•••",
                "label": "Zobacz zamówienie"
              }
            ],
            "heading": "Otrzymaliśmy Twoją wiadomość",
            "summary": "Odpowiemy w ciągu 24 godzin."
          },
          "createdAt": "2026-11-30T01:34:59.173Z",
          "sendAfter": null,
          "orderId": null,
          "inquiryId": 13,
          "inquiryAnswerId": null,
          "offerId": null,
          "resentById": 1,
          "resentAt": null,
          "attemptedAt": null,
          "sentAt": "2026-11-30T01:34:59.450Z"
        }
      ],
      "OrderEvent": [
        {
          "id": 49,
          "status": "pending",
          "at": "2026-11-30T01:34:58.784Z",
          "note": null,
          "reminder": null,
          "order": 33,
          "actor": null,
          "previousStatus": null,
          "sendsMail": null,
          "mailId": null,
          "undoes": null,
          "versionNumber": null,
          "versionNews": null
        },
        {
          "id": 50,
          "status": "confirmed",
          "at": "2026-11-30T01:34:59.209Z",
          "note": "Tak",
          "reminder": null,
          "order": 33,
          "actor": 2,
          "previousStatus": "pending",
          "sendsMail": true,
          "mailId": "f1ba7ea2-cc2c-4b84-b8ac-4e29f9ff8e0c",
          "undoes": null,
          "versionNumber": null,
          "versionNews": null
        },
        {
          "id": 51,
          "status": "confirmed",
          "at": "2026-11-30T01:34:59.267Z",
          "note": "Inny wymiar po pomiarze",
          "reminder": null,
          "order": 33,
          "actor": 2,
          "previousStatus": null,
          "sendsMail": true,
          "mailId": "5db25eee-abf5-40d8-89fa-5d793f15116a",
          "undoes": null,
          "versionNumber": 2,
          "versionNews": "sent"
        },
        {
          "id": 52,
          "status": "confirmed",
          "at": "2026-11-30T01:34:59.334Z",
          "note": "Tak",
          "reminder": null,
          "order": 33,
          "actor": 2,
          "previousStatus": null,
          "sendsMail": true,
          "mailId": "3c895ef9-636b-4804-85f7-28db833e3046",
          "undoes": null,
          "versionNumber": 2,
          "versionNews": "accepted"
        }
      ],
      "OrderLine": [
        {
          "id": "1ea86ddd-8fb3-44cb-8ec0-dc4f176b1ae6",
          "position": 0,
          "label": "",
          "settings": {
            "color": "Czerwony",
            "width": 400,
            "height": null,
            "options": {},
            "variant": "kasetowe",
            "category": "markizy",
            "placement": {
              "wall": "cegla",
              "slope": 14,
              "mountingHeight": 320
            },
            "frameColor": "Biały",
            "projection": 300,
            "controlType": "manual",
            "openingAngle": 0,
            "lamelOrientation": 0
          },
          "lines": [
            {
              "code": "base",
              "label": "Cena podstawowa",
              "amount": 249000,
              "formula": "1 szt. × 2 490 zł",
              "quantity": 1,
              "unitPrice": 249000
            },
            {
              "code": "area",
              "label": "Powierzchnia",
              "amount": 240000,
              "formula": "12 m² × 200 zł",
              "quantity": 12,
              "unitPrice": 20000
            }
          ],
          "warnings": [],
          "quantity": 2,
          "discount": "0.00",
          "withdrawal": "none",
          "product": 1,
          "savedConfiguration": "9f978c07-b166-48ce-8d62-3ed87d8aae9b",
          "productName": "Markiza tarasowa Aurora 350",
          "priceListVersion": 1,
          "unitPrice": "4890.00",
          "lineTotal": "9780.00",
          "vatRuling": null,
          "order": 33
        },
        {
          "id": "9be3ae46-446b-4117-811a-0977bbf858f7",
          "position": 1,
          "label": "Balkon",
          "settings": {
            "color": "Czerwony",
            "width": 400,
            "height": null,
            "options": {},
            "variant": "kasetowe",
            "category": "markizy",
            "placement": {
              "wall": "cegla",
              "slope": 14,
              "mountingHeight": 320
            },
            "frameColor": "Biały",
            "projection": 300,
            "controlType": "manual",
            "openingAngle": 0,
            "lamelOrientation": 0
          },
          "lines": [
            {
              "code": "base",
              "label": "Cena podstawowa",
              "amount": 249000,
              "formula": "1 szt. × 2 490 zł",
              "quantity": 1,
              "unitPrice": 249000
            },
            {
              "code": "area",
              "label": "Powierzchnia",
              "amount": 240000,
              "formula": "12 m² × 200 zł",
              "quantity": 12,
              "unitPrice": 20000
            }
          ],
          "warnings": [],
          "quantity": 1,
          "discount": "0.00",
          "withdrawal": "none",
          "product": 1,
          "savedConfiguration": "296b89de-9abd-4575-af9a-72b46372d58f",
          "productName": "Markiza tarasowa Aurora 350",
          "priceListVersion": 1,
          "unitPrice": "4890.00",
          "lineTotal": "4890.00",
          "vatRuling": null,
          "order": 33
        }
      ],
      "OrderVersion": [
        {
          "id": "360a2c3b-8e9d-4a0b-a9e1-c26278ba9aed",
          "services": [],
          "discount": "20.00",
          "net": "11910.57",
          "vat": "2739.43",
          "number": 2,
          "issuer": {
            "company": {
              "nip": "7261120385",
              "city": "Łódź",
              "name": "Cieniomat",
              "email": "kontakt@cieniomat.example",
              "phone": "+48 42 600 10 20",
              "street": "ul. Słoneczna 14",
              "tagline": "słońce pod kontrolą",
              "delivery": "Darmowa dostawa w całej Europie",
              "warranty": "5 lat gwarancji producenta, do 10 lat na konstrukcję",
              "postalCode": "90-001",
              "installation": "podstawowy montaż i dojazd ekipy do 100 km"
            },
            "publicUrl": "http://shop.test"
          },
          "state": "accepted",
          "reason": "Inny wymiar po pomiarze",
          "strokes": null,
          "deliveryNote": null,
          "measuringNote": null,
          "companyName": null,
          "companyTaxNumber": null,
          "billingAddress": null,
          "buildingKind": null,
          "buildingArea": null,
          "discountReason": "Rabat",
          "totalAmount": "14650.00",
          "author": 2,
          "createdAt": "2026-11-30T01:34:59.260Z",
          "decidedAt": "2026-11-30T01:34:59.296Z",
          "decidedName": "Anna Lis",
          "consentWay": "phone",
          "decidedFrom": null,
          "recordedBy": 2,
          "decisionNote": "Tak",
          "customerName": "Żaneta Gęślą-Lis",
          "customerEmail": "38b3d280-758f-43b4-85d9-7a8a7282dd89@example.com",
          "customerPhone": "+48600100200",
          "customerAddress": "ul. Źródlana 7, 90-001 Łódź",
          "order": 33,
          "isLate": false
        },
        {
          "id": "80e881cc-d3ce-41b4-9199-1f048e39695c",
          "services": [],
          "discount": "0.00",
          "net": "3975.61",
          "vat": "914.39",
          "number": 1,
          "issuer": {
            "company": {
              "nip": "7261120385",
              "city": "Łódź",
              "name": "Cieniomat",
              "email": "kontakt@cieniomat.example",
              "phone": "+48 42 600 10 20",
              "street": "ul. Słoneczna 14",
              "tagline": "słońce pod kontrolą",
              "delivery": "Darmowa dostawa w całej Europie",
              "warranty": "5 lat gwarancji producenta, do 10 lat na konstrukcję",
              "postalCode": "90-001",
              "installation": "podstawowy montaż i dojazd ekipy do 100 km"
            },
            "publicUrl": "http://shop.test"
          },
          "state": "accepted",
          "reason": null,
          "strokes": null,
          "deliveryNote": null,
          "measuringNote": null,
          "companyName": null,
          "companyTaxNumber": null,
          "billingAddress": null,
          "buildingKind": null,
          "buildingArea": null,
          "discountReason": null,
          "totalAmount": "4890.00",
          "author": null,
          "createdAt": "2026-11-30T01:34:58.782Z",
          "decidedAt": null,
          "decidedName": null,
          "consentWay": null,
          "decidedFrom": null,
          "recordedBy": null,
          "decisionNote": null,
          "customerName": "Żaneta Gęślą",
          "customerEmail": "38b3d280-758f-43b4-85d9-7a8a7282dd89@example.com",
          "customerPhone": "+48600100200",
          "customerAddress": "ul. Źródlana 7, 90-001 Łódź",
          "order": 33,
          "isLate": false
        }
      ],
      "CallTask": [
        {
          "id": 1,
          "order": 33,
          "inquiry": null,
          "question": null,
          "takenBy": null,
          "takenAt": null,
          "callBackAt": "2026-12-01T01:34:58.817Z",
          "doneAt": null
        }
      ],
      "OrderAccount": [
        {
          "total": "14650.00",
          "paid": "14650.00",
          "stage": "agreed",
          "invoiced": "0.00",
          "id": 33,
          "nextDue": null,
          "isForCompany": false,
          "hasFinalInvoice": false,
          "invoiceRequestedOn": null,
          "depositPercent": 30,
          "depositDays": 7,
          "restDays": 3
        }
      ],
      "Invoice": [
        {
          "id": 5,
          "kind": "VAT",
          "number": "FV/2026/11/0005",
          "sums": [
            {
              "net": "11910.57",
              "vat": "2739.43",
              "rate": 23,
              "gross": "14650.00"
            }
          ],
          "net": "11910.57",
          "vat": "2739.43",
          "gross": "14650.00",
          "xml": "PD94bWwgdmVyc2lvbj0iMS4wIiBlbmNvZGluZz0iVVRGLTgiPz4KPEZha3R1cmEgeG1sbnM9Imh0dHA6Ly9jcmQuZ292LnBsL3d6b3IvMjAyNS8wNi8yNS8xMzc3NS8iPjxOYWdsb3dlaz48S29kRm9ybXVsYXJ6YSBrb2RTeXN0ZW1vd3k9IkZBICgzKSIgd2Vyc2phU2NoZW15PSIxLTBFIj5GQTwvS29kRm9ybXVsYXJ6YT48V2FyaWFudEZvcm11bGFyemE+MzwvV2FyaWFudEZvcm11bGFyemE+PERhdGFXeXR3b3J6ZW5pYUZhPjIwMjYtMTEtMzBUMDE6MzQ6NTlaPC9EYXRhV3l0d29yemVuaWFGYT48U3lzdGVtSW5mbz5DaWVuaW9tYXQ8L1N5c3RlbUluZm8+PC9OYWdsb3dlaz48UG9kbWlvdDE+PERhbmVJZGVudHlmaWthY3lqbmU+PE5JUD43MjYxMTIwMzg1PC9OSVA+PE5hendhPkNpZW5pb21hdDwvTmF6d2E+PC9EYW5lSWRlbnR5ZmlrYWN5am5lPjxBZHJlcz48S29kS3JhanU+UEw8L0tvZEtyYWp1PjxBZHJlc0wxPnVsLiBTxYJvbmVjem5hIDE0LCA5MC0wMDEgxYHDs2TFujwvQWRyZXNMMT48L0FkcmVzPjwvUG9kbWlvdDE+PFBvZG1pb3QyPjxEYW5lSWRlbnR5ZmlrYWN5am5lPjxCcmFrSUQ+MTwvQnJha0lEPjxOYXp3YT7Fu2FuZXRhIEfEmcWbbMSFLUxpczwvTmF6d2E+PC9EYW5lSWRlbnR5ZmlrYWN5am5lPjxBZHJlcz48S29kS3JhanU+UEw8L0tvZEtyYWp1PjxBZHJlc0wxPnVsLiDFuXLDs2RsYW5hIDcsIDkwLTAwMSDFgcOzZMW6PC9BZHJlc0wxPjwvQWRyZXM+PEpTVD4yPC9KU1Q+PEdWPjI8L0dWPjwvUG9kbWlvdDI+PEZhPjxLb2RXYWx1dHk+UExOPC9Lb2RXYWx1dHk+PFBfMT4yMDI2LTExLTMwPC9QXzE+PFBfMj5GVi8yMDI2LzExLzAwMDU8L1BfMj48UF8xM18xPjExOTEwLjU3PC9QXzEzXzE+PFBfMTRfMT4yNzM5LjQzPC9QXzE0XzE+PFBfMTU+MTQ2NTAuMDA8L1BfMTU+PEFkbm90YWNqZT48UF8xNj4yPC9QXzE2PjxQXzE3PjI8L1BfMTc+PFBfMTg+MjwvUF8xOD48UF8xOEE+MjwvUF8xOEE+PFp3b2xuaWVuaWU+PFBfMTlOPjE8L1BfMTlOPjwvWndvbG5pZW5pZT48Tm93ZVNyb2RraVRyYW5zcG9ydHU+PFBfMjJOPjE8L1BfMjJOPjwvTm93ZVNyb2RraVRyYW5zcG9ydHU+PFBfMjM+MjwvUF8yMz48UE1hcnp5PjxQX1BNYXJ6eU4+MTwvUF9QTWFyenlOPjwvUE1hcnp5PjwvQWRub3RhY2plPjxSb2R6YWpGYWt0dXJ5PlZBVDwvUm9kemFqRmFrdHVyeT48RG9kYXRrb3d5T3Bpcz48S2x1Y3o+WmFtw7N3aWVuaWU8L0tsdWN6PjxXYXJ0b3NjPjMzPC9XYXJ0b3NjPjwvRG9kYXRrb3d5T3Bpcz48RmFXaWVyc3o+PE5yV2llcnN6YUZhPjE8L05yV2llcnN6YUZhPjxQXzc+TWFya2l6YSB0YXJhc293YSBBdXJvcmEgMzUwLCA0MDAgw5cgMzAwIGNtPC9QXzc+PFBfOEE+c3p0LjwvUF84QT48UF84Qj4yPC9QXzhCPjxQXzlCPjQ4OTAuMDA8L1BfOUI+PFBfMTA+MTMuMzM8L1BfMTA+PFBfMTFBPjk3NjYuNjc8L1BfMTFBPjxQXzExVmF0PjE4MjYuMjk8L1BfMTFWYXQ+PFBfMTI+MjM8L1BfMTI+PC9GYVdpZXJzej48RmFXaWVyc3o+PE5yV2llcnN6YUZhPjI8L05yV2llcnN6YUZhPjxQXzc+TWFya2l6YSB0YXJhc293YSBBdXJvcmEgMzUwLCA0MDAgw5cgMzAwIGNtPC9QXzc+PFBfOEE+c3p0LjwvUF84QT48UF84Qj4xPC9QXzhCPjxQXzlCPjQ4OTAuMDA8L1BfOUI+PFBfMTA+Ni42NzwvUF8xMD48UF8xMUE+NDg4My4zMzwvUF8xMUE+PFBfMTFWYXQ+OTEzLjE0PC9QXzExVmF0PjxQXzEyPjIzPC9QXzEyPjwvRmFXaWVyc3o+PFBsYXRub3NjPjxaYXBsYWNvbm8+MTwvWmFwbGFjb25vPjxEYXRhWmFwbGF0eT4yMDI2LTExLTMwPC9EYXRhWmFwbGF0eT48Rm9ybWFQbGF0bm9zY2k+NjwvRm9ybWFQbGF0bm9zY2k+PC9QbGF0bm9zYz48L0ZhPjwvRmFrdHVyYT4=",
          "at": "2026-11-30T01:34:59.376Z",
          "order": 33,
          "issuedOn": "2026-11-30",
          "taxedOn": "2026-11-30",
          "buyerName": "Żaneta Gęślą-Lis",
          "buyerTaxNumber": null,
          "corrects": null,
          "replaces": null,
          "issuedBy": 2
        },
        {
          "id": 6,
          "kind": "KOR",
          "number": "FK/2026/11/0001",
          "sums": [
            {
              "net": "-11910.57",
              "vat": "-2739.43",
              "rate": 23,
              "gross": "-14650.00"
            }
          ],
          "net": "-11910.57",
          "vat": "-2739.43",
          "gross": "-14650.00",
          "xml": "PD94bWwgdmVyc2lvbj0iMS4wIiBlbmNvZGluZz0iVVRGLTgiPz4KPEZha3R1cmEgeG1sbnM9Imh0dHA6Ly9jcmQuZ292LnBsL3d6b3IvMjAyNS8wNi8yNS8xMzc3NS8iPjxOYWdsb3dlaz48S29kRm9ybXVsYXJ6YSBrb2RTeXN0ZW1vd3k9IkZBICgzKSIgd2Vyc2phU2NoZW15PSIxLTBFIj5GQTwvS29kRm9ybXVsYXJ6YT48V2FyaWFudEZvcm11bGFyemE+MzwvV2FyaWFudEZvcm11bGFyemE+PERhdGFXeXR3b3J6ZW5pYUZhPjIwMjYtMTEtMzBUMDE6MzQ6NTlaPC9EYXRhV3l0d29yemVuaWFGYT48U3lzdGVtSW5mbz5DaWVuaW9tYXQ8L1N5c3RlbUluZm8+PC9OYWdsb3dlaz48UG9kbWlvdDE+PERhbmVJZGVudHlmaWthY3lqbmU+PE5JUD43MjYxMTIwMzg1PC9OSVA+PE5hendhPkNpZW5pb21hdDwvTmF6d2E+PC9EYW5lSWRlbnR5ZmlrYWN5am5lPjxBZHJlcz48S29kS3JhanU+UEw8L0tvZEtyYWp1PjxBZHJlc0wxPnVsLiBTxYJvbmVjem5hIDE0LCA5MC0wMDEgxYHDs2TFujwvQWRyZXNMMT48L0FkcmVzPjwvUG9kbWlvdDE+PFBvZG1pb3QyPjxEYW5lSWRlbnR5ZmlrYWN5am5lPjxCcmFrSUQ+MTwvQnJha0lEPjxOYXp3YT7Fu2FuZXRhIEfEmcWbbMSFLUxpczwvTmF6d2E+PC9EYW5lSWRlbnR5ZmlrYWN5am5lPjxBZHJlcz48S29kS3JhanU+UEw8L0tvZEtyYWp1PjxBZHJlc0wxPnVsLiDFuXLDs2RsYW5hIDcsIDkwLTAwMSDFgcOzZMW6PC9BZHJlc0wxPjwvQWRyZXM+PEpTVD4yPC9KU1Q+PEdWPjI8L0dWPjwvUG9kbWlvdDI+PEZhPjxLb2RXYWx1dHk+UExOPC9Lb2RXYWx1dHk+PFBfMT4yMDI2LTExLTMwPC9QXzE+PFBfMj5GSy8yMDI2LzExLzAwMDE8L1BfMj48UF8xM18xPi0xMTkxMC41NzwvUF8xM18xPjxQXzE0XzE+LTI3MzkuNDM8L1BfMTRfMT48UF8xNT4tMTQ2NTAuMDA8L1BfMTU+PEFkbm90YWNqZT48UF8xNj4yPC9QXzE2PjxQXzE3PjI8L1BfMTc+PFBfMTg+MjwvUF8xOD48UF8xOEE+MjwvUF8xOEE+PFp3b2xuaWVuaWU+PFBfMTlOPjE8L1BfMTlOPjwvWndvbG5pZW5pZT48Tm93ZVNyb2RraVRyYW5zcG9ydHU+PFBfMjJOPjE8L1BfMjJOPjwvTm93ZVNyb2RraVRyYW5zcG9ydHU+PFBfMjM+MjwvUF8yMz48UE1hcnp5PjxQX1BNYXJ6eU4+MTwvUF9QTWFyenlOPjwvUE1hcnp5PjwvQWRub3RhY2plPjxSb2R6YWpGYWt0dXJ5PktPUjwvUm9kemFqRmFrdHVyeT48UHJ6eWN6eW5hS29yZWt0eT5ad3JvdCB0b3dhcnU8L1ByenljenluYUtvcmVrdHk+PFR5cEtvcmVrdHk+MjwvVHlwS29yZWt0eT48RGFuZUZhS29yeWdvd2FuZWo+PERhdGFXeXN0RmFLb3J5Z293YW5laj4yMDI2LTExLTMwPC9EYXRhV3lzdEZhS29yeWdvd2FuZWo+PE5yRmFLb3J5Z293YW5laj5GVi8yMDI2LzExLzAwMDU8L05yRmFLb3J5Z293YW5laj48TnJLU2VGPjE8L05yS1NlRj48TnJLU2VGRmFLb3J5Z293YW5laj43MjYxMTIwMzg1LTIwMjYxMTI1LTAwMDAwMDAwMDAwNS0wMDwvTnJLU2VGRmFLb3J5Z293YW5laj48L0RhbmVGYUtvcnlnb3dhbmVqPjxEb2RhdGtvd3lPcGlzPjxLbHVjej5aYW3Ds3dpZW5pZTwvS2x1Y3o+PFdhcnRvc2M+MzM8L1dhcnRvc2M+PC9Eb2RhdGtvd3lPcGlzPjxGYVdpZXJzej48TnJXaWVyc3phRmE+MTwvTnJXaWVyc3phRmE+PFBfNz5NYXJraXphIHRhcmFzb3dhIEF1cm9yYSAzNTAsIDQwMCDDlyAzMDAgY208L1BfNz48UF84QT5zenQuPC9QXzhBPjxQXzhCPjI8L1BfOEI+PFBfOUI+NDg5MC4wMDwvUF85Qj48UF8xMD4xMy4zMzwvUF8xMD48UF8xMUE+OTc2Ni42NzwvUF8xMUE+PFBfMTFWYXQ+MTgyNi4yOTwvUF8xMVZhdD48UF8xMj4yMzwvUF8xMj48U3RhblByemVkPjE8L1N0YW5QcnplZD48L0ZhV2llcnN6PjxGYVdpZXJzej48TnJXaWVyc3phRmE+MjwvTnJXaWVyc3phRmE+PFBfNz5NYXJraXphIHRhcmFzb3dhIEF1cm9yYSAzNTAsIDQwMCDDlyAzMDAgY208L1BfNz48UF84QT5zenQuPC9QXzhBPjxQXzhCPjE8L1BfOEI+PFBfOUI+NDg5MC4wMDwvUF85Qj48UF8xMD42LjY3PC9QXzEwPjxQXzExQT40ODgzLjMzPC9QXzExQT48UF8xMVZhdD45MTMuMTQ8L1BfMTFWYXQ+PFBfMTI+MjM8L1BfMTI+PFN0YW5QcnplZD4xPC9TdGFuUHJ6ZWQ+PC9GYVdpZXJzej48RmFXaWVyc3o+PE5yV2llcnN6YUZhPjM8L05yV2llcnN6YUZhPjxQXzc+TWFya2l6YSB0YXJhc293YSBBdXJvcmEgMzUwLCA0MDAgw5cgMzAwIGNtPC9QXzc+PFBfOEE+c3p0LjwvUF84QT48UF84Qj4wPC9QXzhCPjxQXzlCPjEuMDA8L1BfOUI+PFBfMTFBPjAuMDA8L1BfMTFBPjxQXzExVmF0PjAuMDA8L1BfMTFWYXQ+PFBfMTI+MjM8L1BfMTI+PC9GYVdpZXJzej48RmFXaWVyc3o+PE5yV2llcnN6YUZhPjQ8L05yV2llcnN6YUZhPjxQXzc+TWFya2l6YSB0YXJhc293YSBBdXJvcmEgMzUwLCA0MDAgw5cgMzAwIGNtPC9QXzc+PFBfOEE+c3p0LjwvUF84QT48UF84Qj4wPC9QXzhCPjxQXzlCPjEuMDA8L1BfOUI+PFBfMTFBPjAuMDA8L1BfMTFBPjxQXzExVmF0PjAuMDA8L1BfMTFWYXQ+PFBfMTI+MjM8L1BfMTI+PC9GYVdpZXJzej48L0ZhPjwvRmFrdHVyYT4=",
          "at": "2026-11-30T01:34:59.426Z",
          "order": 33,
          "issuedOn": "2026-11-30",
          "taxedOn": "2026-11-30",
          "buyerName": "Żaneta Gęślą-Lis",
          "buyerTaxNumber": null,
          "corrects": 5,
          "replaces": null,
          "issuedBy": 2
        }
      ],
      "OrderNote": [
        {
          "id": 1,
          "text": "Zadzwonić",
          "order": 33,
          "author": 2,
          "createdAt": "2026-11-30T01:34:58.802Z"
        }
      ],
      "InquiryAnswer": [
        {
          "id": 2,
          "text": "Dzień dobry",
          "at": "2026-11-30T01:34:59.186Z",
          "inquiry": 13,
          "author": 2
        }
      ],
      "AttachedFile": [
        {
          "id": "82feef15-a607-48ad-81bc-16a59d91e2cc",
          "name": "pomiar.pdf",
          "size": 45,
          "note": "",
          "order": 33,
          "offer": null,
          "inquiry": null,
          "customer": null,
          "mediaType": "application/pdf",
          "isShared": false,
          "author": 2,
          "createdAt": "2026-11-30T01:34:58.814Z",
          "linkKey": "dQCfOrr6pJMFqBMOQ-xtiexjA_YX4ML21h7uU-VKB5Y"
        }
      ],
      "OrderVersionLine": [
        {
          "id": "2eef9cea-db4f-4526-b306-da2003e042ba",
          "position": 0,
          "label": "",
          "settings": {
            "color": "Czerwony",
            "width": 400,
            "height": null,
            "options": {},
            "variant": "kasetowe",
            "category": "markizy",
            "placement": {
              "wall": "cegla",
              "slope": 14,
              "mountingHeight": 320
            },
            "frameColor": "Biały",
            "projection": 300,
            "controlType": "manual",
            "openingAngle": 0,
            "lamelOrientation": 0
          },
          "lines": [
            {
              "code": "base",
              "label": "Cena podstawowa",
              "amount": 249000,
              "formula": "1 szt. × 2 490 zł",
              "quantity": 1,
              "unitPrice": 249000
            },
            {
              "code": "area",
              "label": "Powierzchnia",
              "amount": 240000,
              "formula": "12 m² × 200 zł",
              "quantity": 12,
              "unitPrice": 20000
            }
          ],
          "warnings": [],
          "quantity": 2,
          "discount": "0.00",
          "withdrawal": "none",
          "product": 1,
          "savedConfiguration": "9f978c07-b166-48ce-8d62-3ed87d8aae9b",
          "productName": "Markiza tarasowa Aurora 350",
          "priceListVersion": 1,
          "unitPrice": "4890.00",
          "lineTotal": "9780.00",
          "vatRuling": null,
          "lineId": "1ea86ddd-8fb3-44cb-8ec0-dc4f176b1ae6",
          "replacesLineId": "1b00738b-52b1-4c45-a7be-6162f473ce32",
          "version": "360a2c3b-8e9d-4a0b-a9e1-c26278ba9aed",
          "isMeasured": false
        },
        {
          "id": "7b609594-7942-44fe-88ad-d19e078d19bd",
          "position": 1,
          "label": "Balkon",
          "settings": {
            "color": "Czerwony",
            "width": 400,
            "height": null,
            "options": {},
            "variant": "kasetowe",
            "category": "markizy",
            "placement": {
              "wall": "cegla",
              "slope": 14,
              "mountingHeight": 320
            },
            "frameColor": "Biały",
            "projection": 300,
            "controlType": "manual",
            "openingAngle": 0,
            "lamelOrientation": 0
          },
          "lines": [
            {
              "code": "base",
              "label": "Cena podstawowa",
              "amount": 249000,
              "formula": "1 szt. × 2 490 zł",
              "quantity": 1,
              "unitPrice": 249000
            },
            {
              "code": "area",
              "label": "Powierzchnia",
              "amount": 240000,
              "formula": "12 m² × 200 zł",
              "quantity": 12,
              "unitPrice": 20000
            }
          ],
          "warnings": [],
          "quantity": 1,
          "discount": "0.00",
          "withdrawal": "none",
          "product": 1,
          "savedConfiguration": "296b89de-9abd-4575-af9a-72b46372d58f",
          "productName": "Markiza tarasowa Aurora 350",
          "priceListVersion": 1,
          "unitPrice": "4890.00",
          "lineTotal": "4890.00",
          "vatRuling": null,
          "lineId": "9be3ae46-446b-4117-811a-0977bbf858f7",
          "replacesLineId": null,
          "version": "360a2c3b-8e9d-4a0b-a9e1-c26278ba9aed",
          "isMeasured": false
        },
        {
          "id": "d02504f0-2f7e-4b4d-b32f-b86e9540338c",
          "position": 0,
          "label": "",
          "settings": {
            "color": "Czerwony",
            "width": 400,
            "height": null,
            "options": {},
            "variant": "kasetowe",
            "category": "markizy",
            "placement": {
              "wall": "cegla",
              "slope": 14,
              "mountingHeight": 320
            },
            "frameColor": "Biały",
            "projection": 300,
            "controlType": "manual",
            "openingAngle": 0,
            "lamelOrientation": 0
          },
          "lines": [
            {
              "code": "base",
              "label": "Cena podstawowa",
              "amount": 249000,
              "formula": "1 szt. × 2 490 zł",
              "quantity": 1,
              "unitPrice": 249000
            },
            {
              "code": "area",
              "label": "Powierzchnia",
              "amount": 240000,
              "formula": "12 m² × 200 zł",
              "quantity": 12,
              "unitPrice": 20000
            }
          ],
          "warnings": [],
          "quantity": 1,
          "discount": "0.00",
          "withdrawal": "none",
          "product": 1,
          "savedConfiguration": "9f978c07-b166-48ce-8d62-3ed87d8aae9b",
          "productName": "Markiza tarasowa Aurora 350",
          "priceListVersion": 1,
          "unitPrice": "4890.00",
          "lineTotal": "4890.00",
          "vatRuling": null,
          "lineId": "1b00738b-52b1-4c45-a7be-6162f473ce32",
          "replacesLineId": null,
          "version": "80e881cc-d3ce-41b4-9199-1f048e39695c",
          "isMeasured": false
        }
      ],
      "CallAttempt": [
        {
          "id": 1,
          "outcome": "call_back",
          "note": "Jutro",
          "at": "2026-11-30T01:34:58.823Z",
          "task": 1,
          "callBackAt": "2026-12-01T01:34:58.817Z",
          "actor": 2
        }
      ],
      "Instalment": [
        {
          "id": 65,
          "kind": "deposit",
          "amount": "4395.00",
          "due": "2026-12-07",
          "reminder": null,
          "account": 33,
          "formerDue": null,
          "remindedDue": null
        },
        {
          "id": 66,
          "kind": "rest",
          "amount": "10255.00",
          "due": null,
          "reminder": null,
          "account": 33,
          "formerDue": null,
          "remindedDue": null
        }
      ],
      "LedgerEntry": [
        {
          "id": "12",
          "kind": "paid",
          "amount": "14650.00",
          "method": "transfer",
          "reference": "46cd4df3-3736-47d4-825e-ac9c8fd00dcf",
          "at": "2026-11-30T01:34:59.361Z",
          "note": null,
          "account": 33,
          "valueDay": "2026-11-30",
          "actor": null,
          "reverses": null
        }
      ],
      "InvoiceDelivery": [
        {
          "id": 2,
          "state": "accepted",
          "attempts": 0,
          "session": null,
          "reference": null,
          "confirmation": "<Potwierdzenie/>",
          "problem": null,
          "invoice": 5,
          "isOffline": false,
          "dueOn": "2026-11-30",
          "nextAttemptAt": null,
          "ksefNumber": "7261120385-20261125-000000000005-00",
          "acceptedAt": "2026-11-30T01:34:59.398Z",
          "duplicateOf": null,
          "invoiceUrl": "https://qr.ksef.mf.gov.pl/invoice",
          "certificateUrl": null,
          "isDemonstration": true
        }
      ],
      "AuditEntry": [
        {
          "id": "96",
          "at": "2026-11-30T01:34:58.800Z",
          "action": "created",
          "before": null,
          "after": {
            "id": 1,
            "text": "Zadzwonić",
            "order_id": 33,
            "author_id": 2,
            "created_at": "2026-11-30T01:34:58.802+00:00"
          },
          "subjectType": "order_note",
          "subjectId": "1"
        },
        {
          "id": "97",
          "at": "2026-11-30T01:34:58.811Z",
          "action": "created",
          "before": null,
          "after": {
            "id": "82feef15-a607-48ad-81bc-16a59d91e2cc",
            "name": "pomiar.pdf",
            "note": "",
            "size": 45,
            "link_key": "•••",
            "offer_id": null,
            "order_id": 33,
            "author_id": 2,
            "is_shared": false,
            "created_at": "2026-11-30T01:34:58.814+00:00",
            "inquiry_id": null,
            "media_type": "application/pdf",
            "customer_id": null
          },
          "subjectType": "attached_file",
          "subjectId": "82feef15-a607-48ad-81bc-16a59d91e2cc"
        },
        {
          "id": "98",
          "at": "2026-11-30T01:34:58.822Z",
          "action": "created",
          "before": null,
          "after": {
            "id": 1,
            "done_at": null,
            "order_id": 33,
            "taken_at": null,
            "inquiry_id": null,
            "question_id": null,
            "taken_by_id": null,
            "call_back_at": "2026-12-01T01:34:58.817+00:00"
          },
          "subjectType": "call_task",
          "subjectId": "1"
        },
        {
          "id": "99",
          "at": "2026-11-30T01:34:58.822Z",
          "action": "created",
          "before": null,
          "after": {
            "at": "2026-11-30T01:34:58.823+00:00",
            "id": 1,
            "note": "Jutro",
            "outcome": "call_back",
            "task_id": 1,
            "actor_id": 2,
            "call_back_at": "2026-12-01T01:34:58.817+00:00"
          },
          "subjectType": "call_attempt",
          "subjectId": "1"
        },
        {
          "id": "100",
          "at": "2026-11-30T01:34:59.165Z",
          "action": "created",
          "before": null,
          "after": {
            "id": 13,
            "city": null,
            "status": "new",
            "street": null,
            "message": "Inny kolor",
            "subject": "Zmiana zamówienia nr 33",
            "order_id": 33,
            "priority": "medium",
            "created_at": "2026-11-30T01:34:59.169+00:00",
            "sample_ids": [],
            "assignee_id": null,
            "postal_code": null,
            "inquiry_type": "order_change",
            "customer_name": "Żaneta Gęślą",
            "order_line_id": null,
            "customer_email": "38b3d280-758f-43b4-85d9-7a8a7282dd89@example.com",
            "customer_phone": "+48600100200",
            "configuration_id": null,
            "agreed_line_total": null
          },
          "subjectType": "inquiry",
          "subjectId": "13"
        },
        {
          "id": "101",
          "at": "2026-11-30T01:34:59.184Z",
          "action": "created",
          "before": null,
          "after": {
            "at": "2026-11-30T01:34:59.186+00:00",
            "id": 2,
            "text": "Dzień dobry",
            "author_id": 2,
            "inquiry_id": 13
          },
          "subjectType": "inquiry_answer",
          "subjectId": "2"
        },
        {
          "id": "102",
          "at": "2026-11-30T01:34:59.184Z",
          "action": "changed",
          "before": {
            "status": "new",
            "assignee_id": null
          },
          "after": {
            "status": "resolved",
            "assignee_id": 2
          },
          "subjectType": "inquiry",
          "subjectId": "13"
        },
        {
          "id": "103",
          "at": "2026-11-30T01:34:59.197Z",
          "action": "changed",
          "before": {
            "status": "pending"
          },
          "after": {
            "status": "confirmed"
          },
          "subjectType": "customer_order",
          "subjectId": "33"
        },
        {
          "id": "104",
          "at": "2026-11-30T01:34:59.197Z",
          "action": "created",
          "before": null,
          "after": {
            "at": "2026-11-30T01:34:59.209+00:00",
            "id": 50,
            "note": "Tak",
            "status": "confirmed",
            "mail_id": "f1ba7ea2-cc2c-4b84-b8ac-4e29f9ff8e0c",
            "actor_id": 2,
            "order_id": 33,
            "reminder": null,
            "undoes_id": null,
            "sends_mail": true,
            "version_news": null,
            "version_number": null,
            "previous_status": "pending"
          },
          "subjectType": "order_event",
          "subjectId": "50"
        },
        {
          "id": "105",
          "at": "2026-11-30T01:34:59.251Z",
          "action": "created",
          "before": null,
          "after": {
            "id": "80e881cc-d3ce-41b4-9199-1f048e39695c",
            "net": 3975.61,
            "vat": 914.39,
            "state": "accepted",
            "issuer": {
              "company": {
                "nip": "7261120385",
                "city": "Łódź",
                "name": "Cieniomat",
                "email": "kontakt@cieniomat.example",
                "phone": "+48 42 600 10 20",
                "street": "ul. Słoneczna 14",
                "tagline": "słońce pod kontrolą",
                "delivery": "Darmowa dostawa w całej Europie",
                "warranty": "5 lat gwarancji producenta, do 10 lat na konstrukcję",
                "postalCode": "90-001",
                "installation": "podstawowy montaż i dojazd ekipy do 100 km"
              },
              "publicUrl": "http://shop.test"
            },
            "number": 1,
            "reason": null,
            "is_late": false,
            "discount": 0,
            "order_id": 33,
            "services": [],
            "author_id": null,
            "created_at": "2026-11-30T01:34:58.782+00:00",
            "decided_at": null,
            "consent_way": null,
            "company_name": null,
            "decided_from": null,
            "decided_name": null,
            "total_amount": 4890,
            "building_area": null,
            "building_kind": null,
            "customer_name": "Żaneta Gęślą",
            "decision_note": null,
            "delivery_note": null,
            "customer_email": "38b3d280-758f-43b4-85d9-7a8a7282dd89@example.com",
            "customer_phone": "+48600100200",
            "measuring_note": null,
            "recorded_by_id": null,
            "billing_address": null,
            "discount_reason": null,
            "customer_address": "ul. Źródlana 7, 90-001 Łódź",
            "company_tax_number": null
          },
          "subjectType": "order_version",
          "subjectId": "80e881cc-d3ce-41b4-9199-1f048e39695c"
        },
        {
          "id": "106",
          "at": "2026-11-30T01:34:59.251Z",
          "action": "created",
          "before": null,
          "after": {
            "id": "360a2c3b-8e9d-4a0b-a9e1-c26278ba9aed",
            "net": 11910.57,
            "vat": 2739.43,
            "state": "sent",
            "issuer": {
              "company": {
                "nip": "7261120385",
                "city": "Łódź",
                "name": "Cieniomat",
                "email": "kontakt@cieniomat.example",
                "phone": "+48 42 600 10 20",
                "street": "ul. Słoneczna 14",
                "tagline": "słońce pod kontrolą",
                "delivery": "Darmowa dostawa w całej Europie",
                "warranty": "5 lat gwarancji producenta, do 10 lat na konstrukcję",
                "postalCode": "90-001",
                "installation": "podstawowy montaż i dojazd ekipy do 100 km"
              },
              "publicUrl": "http://shop.test"
            },
            "number": 2,
            "reason": "Inny wymiar po pomiarze",
            "is_late": false,
            "discount": 20,
            "order_id": 33,
            "services": [],
            "author_id": 2,
            "created_at": "2026-11-30T01:34:59.26+00:00",
            "decided_at": null,
            "consent_way": null,
            "company_name": null,
            "decided_from": null,
            "decided_name": null,
            "total_amount": 14650,
            "building_area": null,
            "building_kind": null,
            "customer_name": "Żaneta Gęślą-Lis",
            "decision_note": null,
            "delivery_note": null,
            "customer_email": "38b3d280-758f-43b4-85d9-7a8a7282dd89@example.com",
            "customer_phone": "+48600100200",
            "measuring_note": null,
            "recorded_by_id": null,
            "billing_address": null,
            "discount_reason": "Rabat",
            "customer_address": "ul. Źródlana 7, 90-001 Łódź",
            "company_tax_number": null
          },
          "subjectType": "order_version",
          "subjectId": "360a2c3b-8e9d-4a0b-a9e1-c26278ba9aed"
        },
        {
          "id": "107",
          "at": "2026-11-30T01:34:59.251Z",
          "action": "changed",
          "before": {
            "latest_version": 1
          },
          "after": {
            "latest_version": 2
          },
          "subjectType": "customer_order",
          "subjectId": "33"
        },
        {
          "id": "108",
          "at": "2026-11-30T01:34:59.251Z",
          "action": "created",
          "before": null,
          "after": {
            "at": "2026-11-30T01:34:59.267+00:00",
            "id": 51,
            "note": "Inny wymiar po pomiarze",
            "status": "confirmed",
            "mail_id": "5db25eee-abf5-40d8-89fa-5d793f15116a",
            "actor_id": 2,
            "order_id": 33,
            "reminder": null,
            "undoes_id": null,
            "sends_mail": true,
            "version_news": "sent",
            "version_number": 2,
            "previous_status": null
          },
          "subjectType": "order_event",
          "subjectId": "51"
        },
        {
          "id": "109",
          "at": "2026-11-30T01:34:59.295Z",
          "action": "opened",
          "before": null,
          "after": null,
          "subjectType": "customer_order",
          "subjectId": "33"
        },
        {
          "id": "110",
          "at": "2026-11-30T01:34:59.301Z",
          "action": "changed",
          "before": {
            "net": 3975.61,
            "vat": 914.39,
            "discount": 0,
            "total_amount": 4890,
            "customer_name": "Żaneta Gęślą",
            "current_version": 1,
            "discount_reason": null
          },
          "after": {
            "net": 11910.57,
            "vat": 2739.43,
            "discount": 20,
            "total_amount": 14650,
            "customer_name": "Żaneta Gęślą-Lis",
            "current_version": 2,
            "discount_reason": "Rabat"
          },
          "subjectType": "customer_order",
          "subjectId": "33"
        },
        {
          "id": "111",
          "at": "2026-11-30T01:34:59.301Z",
          "action": "changed",
          "before": {
            "state": "sent",
            "decided_at": null,
            "consent_way": null,
            "decided_name": null,
            "decision_note": null,
            "recorded_by_id": null
          },
          "after": {
            "state": "accepted",
            "decided_at": "2026-11-30T01:34:59.296+00:00",
            "consent_way": "phone",
            "decided_name": "Anna Lis",
            "decision_note": "Tak",
            "recorded_by_id": 2
          },
          "subjectType": "order_version",
          "subjectId": "360a2c3b-8e9d-4a0b-a9e1-c26278ba9aed"
        },
        {
          "id": "112",
          "at": "2026-11-30T01:34:59.301Z",
          "action": "created",
          "before": null,
          "after": {
            "at": "2026-11-30T01:34:59.334+00:00",
            "id": 52,
            "note": "Tak",
            "status": "confirmed",
            "mail_id": "3c895ef9-636b-4804-85f7-28db833e3046",
            "actor_id": 2,
            "order_id": 33,
            "reminder": null,
            "undoes_id": null,
            "sends_mail": true,
            "version_news": "accepted",
            "version_number": 2,
            "previous_status": null
          },
          "subjectType": "order_event",
          "subjectId": "52"
        },
        {
          "id": "113",
          "at": "2026-11-30T01:34:59.351Z",
          "action": "opened",
          "before": null,
          "after": null,
          "subjectType": "customer_order",
          "subjectId": "33"
        },
        {
          "id": "114",
          "at": "2026-11-30T01:34:59.366Z",
          "action": "created",
          "before": null,
          "after": {
            "at": "2026-11-30T01:34:59.376+00:00",
            "id": 5,
            "net": 11910.57,
            "vat": 2739.43,
            "kind": "VAT",
            "gross": 14650,
            "number": "FV/2026/11/0005",
            "order_id": 33,
            "taxed_on": "2026-11-30",
            "xml_hash": "8db2ee33b9748bbaffc6421b4094f47769dd03c6577b7df744ccbffbc6223296",
            "issued_on": "2026-11-30",
            "buyer_name": "Żaneta Gęślą-Lis",
            "corrects_id": null,
            "replaces_id": null,
            "issued_by_id": 2,
            "buyer_tax_number": null
          },
          "subjectType": "invoice",
          "subjectId": "5"
        },
        {
          "id": "115",
          "at": "2026-11-30T01:34:59.410Z",
          "action": "created",
          "before": null,
          "after": {
            "at": "2026-11-30T01:34:59.426+00:00",
            "id": 6,
            "net": -11910.57,
            "vat": -2739.43,
            "kind": "KOR",
            "gross": -14650,
            "number": "FK/2026/11/0001",
            "order_id": 33,
            "taxed_on": "2026-11-30",
            "xml_hash": "ba089e397fe007c4a0b4130df2b0efa380bb9fdda3cb9b8acb136393d88fa6f7",
            "issued_on": "2026-11-30",
            "buyer_name": "Żaneta Gęślą-Lis",
            "corrects_id": 5,
            "replaces_id": null,
            "issued_by_id": 2,
            "buyer_tax_number": null
          },
          "subjectType": "invoice",
          "subjectId": "6"
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
        "id": 38,
        "name": "Markiza z pliku",
        "action": "updated",
        "problems": [],
        "changes": [
          {
            "column": "Nazwa",
            "from": "Markiza b98cef36-d5d9-4d84-842f-61eeaa563680",
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
    "id": 39,
    "name": "Markiza 04bf9b56",
    "category": "markizy",
    "subcategory": "kasetowe",
    "sku": null,
    "accessoryCategory": null,
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
    "furtherPictures": [],
    "description": "Markiza na każdy taras.",
    "careInstructions": "Szczotkować na sucho.",
    "excerpt": "Markiza na każdy taras.",
    "identifier": "MAR-0039",
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
        }
      ]
    }
  },
  "PUT /admin/products/:id 200": {
    "id": 40,
    "name": "Markiza 907e830d",
    "category": "markizy",
    "subcategory": "kasetowe",
    "sku": null,
    "accessoryCategory": null,
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
    "furtherPictures": [],
    "description": "Markiza na każdy taras.",
    "careInstructions": "Szczotkować na sucho.",
    "excerpt": "Markiza na każdy taras.",
    "identifier": "MAR-0040",
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
    "importedAt": "2026-11-30T01:34:59.878Z",
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
  "GET /visits/:token.ics 409": {
    "error": {
      "code": "CONFLICT",
      "message": "Ta wizyta nie ma jeszcze terminu."
    }
  },
  "GET /field/visits/:visit/lines/:line.pdf 409": {
    "error": {
      "code": "CONFLICT",
      "message": "Ta wizyta nie ma już terminu."
    }
  },
  "PUT /field/visits/:visit/photographs/:id 409": {
    "error": {
      "code": "CONFLICT",
      "message": "Ta wizyta nie ma już terminu."
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
      "message": "Otwarte zamówienia czekają na 29 kpl. z tej pozycji, dlatego nie można jej usunąć.",
      "fields": []
    }
  },
  "GET /admin/orders/:id/next-invoice.pdf 409": {
    "error": {
      "code": "CONFLICT",
      "message": "Faktura FZ/2026/11/0001 nie ma jeszcze numeru KSeF, a ten dokument musi go zawierać. Wystaw dokument, gdy KSeF przyjmie tę fakturę."
    }
  },
  "GET /admin/jpk-v7m.xml 409": {
    "error": {
      "code": "CONFLICT",
      "message": "Faktura FZ/2026/11/0001 nie ma jeszcze numeru KSeF, a JPK musi go zawierać. Pobierz plik, gdy KSeF przyjmie tę fakturę."
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
      "message": "Produkcja czeka na zaliczkę: brakuje 1 467 zł. Rozpocząć produkcję mimo to może osoba z prawem do tego, podając powód zmiany statusu."
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
