// What the demo shop has answered, recorded by `npm run openapi:examples`; not edited.
export const EXAMPLES: Readonly<Record<string, unknown>> = {
  "GET /auth/user 200": {
    "id": 1,
    "email": "staff-69d282a52684@cieniomat.example",
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
      "id": "8857f685-077c-4e1c-a5ad-9f2ecc514ee4",
      "label": "",
      "quantity": 1,
      "unitPrice": "5210.00",
      "lineTotal": "5210.00",
      "priceChanged": false,
      "issues": [],
      "withdrawal": "none",
      "sessionId": "default",
      "configurationId": "c7244a86-9780-4254-a0ee-33b582535579",
      "configuration": {
        "id": "c7244a86-9780-4254-a0ee-33b582535579",
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
        "drawingUrl": "/rysunki/konfiguracja/c7244a86-9780-4254-a0ee-33b582535579.svg",
        "shortPath": "/k/xyRKhpeAQlSg7jO1glNVeQ",
        "qrCodeUrl": "/rysunki/kod/c7244a86-9780-4254-a0ee-33b582535579.svg",
        "offerUrl": "/oferta/c7244a86-9780-4254-a0ee-33b582535579.pdf",
        "modelUrl": "/modele/c7244a86-9780-4254-a0ee-33b582535579.glb",
        "createdAt": "2026-11-29T21:02:34.396Z",
        "productId": 1
      },
      "product": {
        "name": "Markiza tarasowa Aurora 350",
        "imageUrl": "/zdjecia/produkt-1-2e7916d1-1200.webp"
      }
    }
  ],
  "POST /cart 201": {
    "id": "c0e2b31d-86d1-4730-a583-55c5c47b5a82",
    "label": "",
    "quantity": 1,
    "unitPrice": "4890.00",
    "lineTotal": "4890.00",
    "priceChanged": false,
    "issues": [],
    "withdrawal": "none",
    "sessionId": "default",
    "configurationId": "4e57e32c-e572-4206-9fb0-d30c97591d63",
    "configuration": {
      "id": "4e57e32c-e572-4206-9fb0-d30c97591d63",
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
      "drawingUrl": "/rysunki/konfiguracja/4e57e32c-e572-4206-9fb0-d30c97591d63.svg",
      "shortPath": "/k/TlfjLOVyQgafsNMMl1kdYw",
      "qrCodeUrl": "/rysunki/kod/4e57e32c-e572-4206-9fb0-d30c97591d63.svg",
      "offerUrl": "/oferta/4e57e32c-e572-4206-9fb0-d30c97591d63.pdf",
      "modelUrl": "/modele/4e57e32c-e572-4206-9fb0-d30c97591d63.glb",
      "createdAt": "2026-11-29T21:02:34.679Z",
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
    "id": "1db92f66-3bfc-4669-8c96-e46aeb3ceef9",
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
    "drawingUrl": "/rysunki/konfiguracja/1db92f66-3bfc-4669-8c96-e46aeb3ceef9.svg",
    "shortPath": "/k/HbkvZjv8RmmMluRq6zzu-Q",
    "qrCodeUrl": "/rysunki/kod/1db92f66-3bfc-4669-8c96-e46aeb3ceef9.svg",
    "offerUrl": "/oferta/1db92f66-3bfc-4669-8c96-e46aeb3ceef9.pdf",
    "modelUrl": "/modele/1db92f66-3bfc-4669-8c96-e46aeb3ceef9.glb",
    "createdAt": "2026-11-29T21:02:35.607Z",
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
    "totalOrders": 7,
    "pendingOrders": 2,
    "totalRevenue": "79660.70",
    "lowStockItems": 11,
    "openInquiries": 5
  },
  "POST /admin/earlier-orders/import 200": {
    "written": true,
    "rows": [
      {
        "line": 2,
        "id": 1,
        "name": "ZAM/dbe55d36-a448-440d-812c-cf3539beb671, Jan Lis",
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
    "id": "f343763a-b3ff-4bf7-843b-9c9c4f501a23",
    "name": "plik.webp",
    "size": 626
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
    "id": 8,
    "status": "new",
    "createdAt": "2026-11-29T21:02:37.350Z"
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
    "createdAt": "2026-11-29T21:02:37.391Z"
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
      "createdAt": "2026-11-29T21:02:37.391Z",
      "updatedAt": "2026-11-29T21:02:37.391Z",
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
      "createdAt": "2026-11-29T21:02:37.350Z",
      "updatedAt": "2026-11-29T21:02:37.350Z",
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
    "customerEmail": "17f34359-2697-4986-b8a1-271afb561df3@example.com",
    "customerPhone": "+48426001020",
    "subject": "Markiza na taras",
    "message": "Proszę o wycenę markizy 4 × 3 m.",
    "inquiryType": "quote",
    "street": null,
    "postalCode": null,
    "city": null,
    "status": "resolved",
    "priority": "medium",
    "createdAt": "2026-11-29T21:02:37.888Z",
    "updatedAt": "2026-11-29T21:02:37.993Z",
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
    "location": "eabac131-525c-4bc5-b12b-fea1a23aab2e",
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
    "location": "593e308f-1f3d-464a-9dd6-756158199cc7",
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
    "id": 19,
    "token": "jx88wD_dSRMgksNURxo_N3Tvfb9Mp4pLGyq9ZbC-FcQ",
    "status": "pending",
    "totalAmount": "4890.00",
    "createdAt": "2026-11-29T21:02:45.946Z"
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
      "id": 19,
      "customerName": "Żaneta Gęślą",
      "customerEmail": "f134aa00-dd66-4038-a13c-fea2d0e47ba6@example.com",
      "customerPhone": "+48600100200",
      "customerAddress": "ul. Źródlana 7, 90-001 Łódź",
      "deliveryNote": null,
      "measuringNote": null,
      "companyName": null,
      "companyTaxNumber": null,
      "billingAddress": null,
      "buildingKind": null,
      "buildingArea": null,
      "createdAt": "2026-11-29T21:02:45.946Z",
      "totalAmount": "4890.00",
      "status": "pending"
    },
    {
      "id": 18,
      "customerName": "Żaneta Gęślą",
      "customerEmail": "ddf4b60e-fc6a-4104-8330-8c7e2d504c77@example.com",
      "customerPhone": "+48600100200",
      "customerAddress": "ul. Źródlana 7, 90-001 Łódź",
      "deliveryNote": null,
      "measuringNote": null,
      "companyName": null,
      "companyTaxNumber": null,
      "billingAddress": null,
      "buildingKind": null,
      "buildingArea": null,
      "createdAt": "2026-11-29T21:02:43.309Z",
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
    "id": 20,
    "customerName": "Żaneta Gęślą",
    "customerEmail": "02e2ae3c-a635-421d-b670-a23a0e9ab31c@example.com",
    "customerPhone": "+48600100200",
    "customerAddress": "ul. Źródlana 7, 90-001 Łódź",
    "deliveryNote": null,
    "measuringNote": null,
    "companyName": null,
    "companyTaxNumber": null,
    "billingAddress": null,
    "buildingKind": null,
    "buildingArea": null,
    "createdAt": "2026-11-29T21:02:46.509Z",
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
    "id": "3f84f414-1446-44fb-a31e-effd801d098a"
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
  "POST /admin/logos 201": {
    "name": "logo-df3a931be98b2e712fdc4964a04df525"
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
    "createdAt": "2026-11-29T21:02:58.588Z",
    "contacts": [
      "f07d3db5-3b5f-4d43-b1d3-881e4b5e119f@example.com"
    ],
    "rows": {
      "Customer": [
        {
          "id": 43,
          "key": "f07d3db5-3b5f-4d43-b1d3-881e4b5e119f@example.com",
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
          "createdAt": "2026-11-29T21:02:56.921Z"
        }
      ],
      "Order": [
        {
          "id": 26,
          "net": "11910.57",
          "vat": "2739.43",
          "status": "confirmed",
          "discount": "20.00",
          "consents": [
            {
              "code": "terms",
              "givenAt": "2026-11-29T21:02:56.921Z",
              "version": "2026-11-27",
              "documentSha256": "cd009fd76dba6242a4b9359e4378058a196506d01619d5b95063ccf8b5d792b1"
            },
            {
              "code": "made_to_measure",
              "givenAt": "2026-11-29T21:02:56.921Z",
              "version": "2026-11-25",
              "documentSha256": "87b300b57a7514a514b904bfa2ab0ab4c026456c6fc8717939268d47c0f6fc7f"
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
          "customerEmail": "f07d3db5-3b5f-4d43-b1d3-881e4b5e119f@example.com",
          "customerPhone": "+48600100200",
          "customerAddress": "ul. Źródlana 7, 90-001 Łódź",
          "cart": "cdeffafa-69eb-4dda-846c-f5759a368fbf",
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
              "sha256": "cd009fd76dba6242a4b9359e4378058a196506d01619d5b95063ccf8b5d792b1",
              "validFrom": "2026-11-27T00:00:00.000Z"
            },
            {
              "slug": "polityka-prywatnosci",
              "title": "Polityka prywatności",
              "sha256": "7ec66c2ee47ffab53b6212331eb38b400efad78caa259f5442d8348a17f2435a",
              "validFrom": "2026-11-29T00:00:00.000Z"
            },
            {
              "slug": "odstapienie",
              "title": "Odstąpienie od umowy",
              "sha256": "87b300b57a7514a514b904bfa2ab0ab4c026456c6fc8717939268d47c0f6fc7f",
              "validFrom": "2026-11-25T00:00:00.000Z"
            },
            {
              "slug": "gwarancja",
              "title": "Gwarancja i zgodność towaru z umową",
              "sha256": "df3eaaa2b08fc88d743bc6215d62a7e3e1496f044adc943697db658bee6ce737",
              "validFrom": "2026-11-25T00:00:00.000Z"
            }
          ],
          "anonymisedAt": null,
          "createdAt": "2026-11-29T21:02:56.921Z"
        }
      ],
      "Offer": [],
      "Inquiry": [
        {
          "id": 12,
          "subject": "Zmiana zamówienia nr 26",
          "message": "Inny kolor",
          "status": "resolved",
          "priority": "medium",
          "street": null,
          "city": null,
          "version": 2,
          "customerName": "Żaneta Gęślą",
          "customerEmail": "f07d3db5-3b5f-4d43-b1d3-881e4b5e119f@example.com",
          "customerPhone": "+48600100200",
          "inquiryType": "order_change",
          "configuration": null,
          "sampleIds": [],
          "postalCode": null,
          "order": 26,
          "orderLineId": null,
          "agreedLineTotal": null,
          "assignee": 2,
          "createdAt": "2026-11-29T21:02:57.463Z",
          "updatedAt": "2026-11-29T21:02:57.518Z"
        }
      ],
      "EarlierOrder": [],
      "WithdrawalNotice": [
        {
          "id": "7aace8b9-e425-420e-b2c5-0f09582f362a",
          "name": "Jan Lis",
          "email": "f07d3db5-3b5f-4d43-b1d3-881e4b5e119f@example.com",
          "goods": "Roleta",
          "reason": "Za ciemna",
          "order": 26,
          "orderNumber": 26,
          "receivedAt": "2026-11-29T21:02:57.107Z"
        }
      ],
      "OutgoingMail": [
        {
          "id": "01334fcd-f4fc-4b7a-afd8-f90cd1d3b316",
          "recipient": "f07d3db5-3b5f-4d43-b1d3-881e4b5e119f@example.com",
          "subject": "Faktura FV/2026/11/0005 do zamówienia nr 26",
          "content": {
            "blocks": [
              {
                "kind": "text",
                "text": "Dzień dobry!"
              },
              {
                "kind": "text",
                "text": "Do zamówienia nr 26 wystawiliśmy dokument: Faktura FV/2026/11/0005. Plik PDF pobierzesz na stronie zamówienia, w części „Faktury”."
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
          "createdAt": "2026-11-29T21:02:58.178Z",
          "sendAfter": null,
          "orderId": 26,
          "inquiryId": null,
          "inquiryAnswerId": null,
          "offerId": null,
          "resentById": 1,
          "resentAt": null,
          "attemptedAt": null,
          "sentAt": "2026-11-29T21:02:58.397Z"
        },
        {
          "id": "1821485d-a1ec-4af9-bbb7-fc54adfb780f",
          "recipient": "f07d3db5-3b5f-4d43-b1d3-881e4b5e119f@example.com",
          "subject": "Otrzymaliśmy zamówienie nr 26",
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
                "since": "2026-11-29T21:02:56.921Z"
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
                    "value": "f07d3db5-3b5f-4d43-b1d3-881e4b5e119f@example.com"
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
            "heading": "Mamy Twoje zamówienie nr 26",
            "summary": "Zadzwonimy w ciągu 24 godzin, żeby je potwierdzić.",
            "documents": [
              "cd009fd76dba6242a4b9359e4378058a196506d01619d5b95063ccf8b5d792b1",
              "7ec66c2ee47ffab53b6212331eb38b400efad78caa259f5442d8348a17f2435a",
              "87b300b57a7514a514b904bfa2ab0ab4c026456c6fc8717939268d47c0f6fc7f",
              "df3eaaa2b08fc88d743bc6215d62a7e3e1496f044adc943697db658bee6ce737"
            ]
          },
          "createdAt": "2026-11-29T21:02:56.940Z",
          "sendAfter": null,
          "orderId": 26,
          "inquiryId": null,
          "inquiryAnswerId": null,
          "offerId": null,
          "resentById": 1,
          "resentAt": null,
          "attemptedAt": null,
          "sentAt": "2026-11-29T21:02:58.397Z"
        },
        {
          "id": "388ae2ec-9615-4934-9b1d-593856f60c14",
          "recipient": "f07d3db5-3b5f-4d43-b1d3-881e4b5e119f@example.com",
          "subject": "Zmiana zamówienia nr 26: sprawdź i potwierdź",
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
                "path": "/zamowienie/KAafB6Qg5OHtIdfo-Kol16RZPFfPJZ7GhtkJjvC3h9M#zmiana",
                "label": "Sprawdź i zdecyduj"
              }
            ],
            "heading": "Zmiana zamówienia nr 26 czeka na Twoją zgodę",
            "summary": "Nowa kwota: 14 650 zł. Zmiana czeka na Twoją zgodę."
          },
          "createdAt": "2026-11-29T21:02:57.875Z",
          "sendAfter": null,
          "orderId": 26,
          "inquiryId": null,
          "inquiryAnswerId": null,
          "offerId": null,
          "resentById": 1,
          "resentAt": null,
          "attemptedAt": null,
          "sentAt": "2026-11-29T21:02:58.397Z"
        },
        {
          "id": "5faa7580-40a7-47e2-abe1-0cc5d905c465",
          "recipient": "f07d3db5-3b5f-4d43-b1d3-881e4b5e119f@example.com",
          "subject": "Odpowiedź na zapytanie nr 12: Zmiana zamówienia nr 26",
          "content": {
            "blocks": [
              {
                "kind": "text",
                "text": "Dzień dobry"
              },
              {
                "kind": "quote",
                "text": "Inny kolor",
                "title": "Twoja wiadomość: „Zmiana zamówienia nr 26”"
              },
              {
                "kind": "text",
                "text": "Masz dalsze pytania? Wystarczy odpowiedzieć na tę wiadomość."
              }
            ],
            "heading": "Odpowiedź na Twoją wiadomość",
            "summary": "Odpowiadamy na Twoją wiadomość."
          },
          "createdAt": "2026-11-29T21:02:57.535Z",
          "sendAfter": null,
          "orderId": null,
          "inquiryId": 12,
          "inquiryAnswerId": 2,
          "offerId": null,
          "resentById": 1,
          "resentAt": null,
          "attemptedAt": null,
          "sentAt": "2026-11-29T21:02:58.397Z"
        },
        {
          "id": "69b7db00-cc8c-4f80-aa1c-619299d8f308",
          "recipient": "f07d3db5-3b5f-4d43-b1d3-881e4b5e119f@example.com",
          "subject": "Faktura korygująca FK/2026/11/0001 do zamówienia nr 26",
          "content": {
            "blocks": [
              {
                "kind": "text",
                "text": "Dzień dobry!"
              },
              {
                "kind": "text",
                "text": "Do zamówienia nr 26 wystawiliśmy dokument: Faktura korygująca FK/2026/11/0001. Plik PDF pobierzesz na stronie zamówienia, w części „Faktury”."
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
          "createdAt": "2026-11-29T21:02:58.360Z",
          "sendAfter": null,
          "orderId": 26,
          "inquiryId": null,
          "inquiryAnswerId": null,
          "offerId": null,
          "resentById": 1,
          "resentAt": null,
          "attemptedAt": null,
          "sentAt": "2026-11-29T21:02:58.397Z"
        },
        {
          "id": "79f02c95-2afb-4f14-a742-5da2e34397b2",
          "recipient": "f07d3db5-3b5f-4d43-b1d3-881e4b5e119f@example.com",
          "subject": "Otrzymaliśmy wiadomość: Zmiana zamówienia nr 26",
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
                "since": "2026-11-29T21:02:57.463Z"
              },
              {
                "kind": "quote",
                "text": "Inny kolor",
                "title": "Twoja wiadomość: „Zmiana zamówienia nr 26”"
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
          "createdAt": "2026-11-29T21:02:57.481Z",
          "sendAfter": null,
          "orderId": null,
          "inquiryId": 12,
          "inquiryAnswerId": null,
          "offerId": null,
          "resentById": 1,
          "resentAt": null,
          "attemptedAt": null,
          "sentAt": "2026-11-29T21:02:58.397Z"
        },
        {
          "id": "8993d7b9-e996-4581-92ef-26449e0a241d",
          "recipient": "f07d3db5-3b5f-4d43-b1d3-881e4b5e119f@example.com",
          "subject": "Zamówienie nr 26 zostało potwierdzone",
          "content": {
            "blocks": [
              {
                "kind": "text",
                "text": "Dzień dobry!"
              },
              {
                "kind": "text",
                "text": "Twoje zamówienie nr 26 zostało potwierdzone. Przyjęliśmy je do realizacji. Do rozpoczęcia produkcji zmiany są nadal bezpłatne."
              },
              {
                "kind": "text",
                "text": "Produkcja zaczyna się, gdy zaksięgujemy pierwszą płatność w całości. Od złożenia zamówienia do dostawy mijają zwykle 2–4 tygodnie."
              },
              {
                "due": "2026-12-06",
                "kind": "transfer",
                "title": "Dane do przelewu",
                "amount": 146700,
                "orderId": 26
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
            "summary": "Przyjęliśmy je do realizacji. Do rozpoczęcia produkcji zmiany są nadal bezpłatne."
          },
          "createdAt": "2026-11-29T21:02:57.675Z",
          "sendAfter": "2026-11-29T21:03:07.675Z",
          "orderId": 26,
          "inquiryId": null,
          "inquiryAnswerId": null,
          "offerId": null,
          "resentById": 1,
          "resentAt": null,
          "attemptedAt": null,
          "sentAt": "2026-11-29T21:02:58.397Z"
        },
        {
          "id": "b660939f-df20-41c4-9d67-e531e98ad436",
          "recipient": "f07d3db5-3b5f-4d43-b1d3-881e4b5e119f@example.com",
          "subject": "Zamówienie nr 26 zmienione",
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
            "heading": "Zamówienie nr 26 zmienione",
            "summary": "Nowa kwota: 14 650 zł."
          },
          "createdAt": "2026-11-29T21:02:57.987Z",
          "sendAfter": null,
          "orderId": 26,
          "inquiryId": null,
          "inquiryAnswerId": null,
          "offerId": null,
          "resentById": 1,
          "resentAt": null,
          "attemptedAt": null,
          "sentAt": "2026-11-29T21:02:58.397Z"
        },
        {
          "id": "d328b399-901e-47e3-b2f9-faa338e20ea1",
          "recipient": "f07d3db5-3b5f-4d43-b1d3-881e4b5e119f@example.com",
          "subject": "Otrzymaliśmy oświadczenie o odstąpieniu: zamówienie nr 26",
          "content": {
            "blocks": [
              {
                "kind": "text",
                "text": "Dzień dobry!"
              },
              {
                "kind": "text",
                "text": "Potwierdzamy: Twoje oświadczenie o odstąpieniu od umowy wpłynęło do nas 29 listopada 2026, godz. 22:02:57. Zachowaj tę wiadomość jako potwierdzenie."
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
                    "value": "26"
                  },
                  {
                    "label": "E-mail",
                    "value": "f07d3db5-3b5f-4d43-b1d3-881e4b5e119f@example.com"
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
                    "value": "29 listopada 2026, godz. 22:02:57"
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
            "summary": "Wpłynęło 29 listopada 2026, godz. 22:02:57."
          },
          "createdAt": "2026-11-29T21:02:57.169Z",
          "sendAfter": null,
          "orderId": 26,
          "inquiryId": null,
          "inquiryAnswerId": null,
          "offerId": null,
          "resentById": 1,
          "resentAt": null,
          "attemptedAt": null,
          "sentAt": "2026-11-29T21:02:58.397Z"
        }
      ],
      "OrderEvent": [
        {
          "id": 40,
          "status": "pending",
          "at": "2026-11-29T21:02:56.923Z",
          "note": null,
          "reminder": null,
          "order": 26,
          "actor": null,
          "previousStatus": null,
          "sendsMail": null,
          "mailId": null,
          "undoes": null,
          "versionNumber": null,
          "versionNews": null
        },
        {
          "id": 41,
          "status": "confirmed",
          "at": "2026-11-29T21:02:57.675Z",
          "note": "Tak",
          "reminder": null,
          "order": 26,
          "actor": 2,
          "previousStatus": "pending",
          "sendsMail": true,
          "mailId": "8993d7b9-e996-4581-92ef-26449e0a241d",
          "undoes": null,
          "versionNumber": null,
          "versionNews": null
        },
        {
          "id": 42,
          "status": "confirmed",
          "at": "2026-11-29T21:02:57.875Z",
          "note": "Inny wymiar po pomiarze",
          "reminder": null,
          "order": 26,
          "actor": 2,
          "previousStatus": null,
          "sendsMail": true,
          "mailId": "388ae2ec-9615-4934-9b1d-593856f60c14",
          "undoes": null,
          "versionNumber": 2,
          "versionNews": "sent"
        },
        {
          "id": 43,
          "status": "confirmed",
          "at": "2026-11-29T21:02:57.987Z",
          "note": "Tak",
          "reminder": null,
          "order": 26,
          "actor": 2,
          "previousStatus": null,
          "sendsMail": true,
          "mailId": "b660939f-df20-41c4-9d67-e531e98ad436",
          "undoes": null,
          "versionNumber": 2,
          "versionNews": "accepted"
        }
      ],
      "OrderLine": [
        {
          "id": "7e040297-bf9f-4b93-80aa-94f28e5bf26b",
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
          "withdrawal": "none",
          "product": 1,
          "savedConfiguration": "6d02aef2-958b-48fa-946c-0e7c660756ad",
          "productName": "Markiza tarasowa Aurora 350",
          "priceListVersion": 1,
          "unitPrice": "4890.00",
          "lineTotal": "9780.00",
          "vatRuling": null,
          "order": 26
        },
        {
          "id": "d9d3a378-1d7e-4ac0-a9b6-d9353747ce7d",
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
          "withdrawal": "none",
          "product": 1,
          "savedConfiguration": "97563069-274f-41a5-bb3e-eb40d49a84fd",
          "productName": "Markiza tarasowa Aurora 350",
          "priceListVersion": 1,
          "unitPrice": "4890.00",
          "lineTotal": "4890.00",
          "vatRuling": null,
          "order": 26
        }
      ],
      "OrderVersion": [
        {
          "id": "a68887c7-2a39-4b71-91c0-b3db886e2a30",
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
          "createdAt": "2026-11-29T21:02:56.921Z",
          "decidedAt": null,
          "decidedName": null,
          "consentWay": null,
          "decidedFrom": null,
          "recordedBy": null,
          "decisionNote": null,
          "customerName": "Żaneta Gęślą",
          "customerEmail": "f07d3db5-3b5f-4d43-b1d3-881e4b5e119f@example.com",
          "customerPhone": "+48600100200",
          "customerAddress": "ul. Źródlana 7, 90-001 Łódź",
          "order": 26,
          "isLate": false
        },
        {
          "id": "d8a19ab2-33b4-49a0-ac14-9a6f42ae60db",
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
          "createdAt": "2026-11-29T21:02:57.856Z",
          "decidedAt": "2026-11-29T21:02:57.917Z",
          "decidedName": "Anna Lis",
          "consentWay": "phone",
          "decidedFrom": null,
          "recordedBy": 2,
          "decisionNote": "Tak",
          "customerName": "Żaneta Gęślą-Lis",
          "customerEmail": "f07d3db5-3b5f-4d43-b1d3-881e4b5e119f@example.com",
          "customerPhone": "+48600100200",
          "customerAddress": "ul. Źródlana 7, 90-001 Łódź",
          "order": 26,
          "isLate": false
        }
      ],
      "CallTask": [
        {
          "id": 1,
          "order": 26,
          "inquiry": null,
          "question": null,
          "takenBy": null,
          "takenAt": null,
          "callBackAt": "2026-11-30T21:02:56.983Z",
          "doneAt": null
        }
      ],
      "OrderAccount": [
        {
          "total": "14650.00",
          "paid": "14650.00",
          "stage": "agreed",
          "invoiced": "0.00",
          "id": 26,
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
          "xml": "PD94bWwgdmVyc2lvbj0iMS4wIiBlbmNvZGluZz0iVVRGLTgiPz4KPEZha3R1cmEgeG1sbnM9Imh0dHA6Ly9jcmQuZ292LnBsL3d6b3IvMjAyNS8wNi8yNS8xMzc3NS8iPjxOYWdsb3dlaz48S29kRm9ybXVsYXJ6YSBrb2RTeXN0ZW1vd3k9IkZBICgzKSIgd2Vyc2phU2NoZW15PSIxLTBFIj5GQTwvS29kRm9ybXVsYXJ6YT48V2FyaWFudEZvcm11bGFyemE+MzwvV2FyaWFudEZvcm11bGFyemE+PERhdGFXeXR3b3J6ZW5pYUZhPjIwMjYtMTEtMjlUMjE6MDI6NThaPC9EYXRhV3l0d29yemVuaWFGYT48U3lzdGVtSW5mbz5DaWVuaW9tYXQ8L1N5c3RlbUluZm8+PC9OYWdsb3dlaz48UG9kbWlvdDE+PERhbmVJZGVudHlmaWthY3lqbmU+PE5JUD43MjYxMTIwMzg1PC9OSVA+PE5hendhPkNpZW5pb21hdDwvTmF6d2E+PC9EYW5lSWRlbnR5ZmlrYWN5am5lPjxBZHJlcz48S29kS3JhanU+UEw8L0tvZEtyYWp1PjxBZHJlc0wxPnVsLiBTxYJvbmVjem5hIDE0LCA5MC0wMDEgxYHDs2TFujwvQWRyZXNMMT48L0FkcmVzPjwvUG9kbWlvdDE+PFBvZG1pb3QyPjxEYW5lSWRlbnR5ZmlrYWN5am5lPjxCcmFrSUQ+MTwvQnJha0lEPjxOYXp3YT7Fu2FuZXRhIEfEmcWbbMSFLUxpczwvTmF6d2E+PC9EYW5lSWRlbnR5ZmlrYWN5am5lPjxBZHJlcz48S29kS3JhanU+UEw8L0tvZEtyYWp1PjxBZHJlc0wxPnVsLiDFuXLDs2RsYW5hIDcsIDkwLTAwMSDFgcOzZMW6PC9BZHJlc0wxPjwvQWRyZXM+PEpTVD4yPC9KU1Q+PEdWPjI8L0dWPjwvUG9kbWlvdDI+PEZhPjxLb2RXYWx1dHk+UExOPC9Lb2RXYWx1dHk+PFBfMT4yMDI2LTExLTI5PC9QXzE+PFBfMj5GVi8yMDI2LzExLzAwMDU8L1BfMj48UF8xM18xPjExOTEwLjU3PC9QXzEzXzE+PFBfMTRfMT4yNzM5LjQzPC9QXzE0XzE+PFBfMTU+MTQ2NTAuMDA8L1BfMTU+PEFkbm90YWNqZT48UF8xNj4yPC9QXzE2PjxQXzE3PjI8L1BfMTc+PFBfMTg+MjwvUF8xOD48UF8xOEE+MjwvUF8xOEE+PFp3b2xuaWVuaWU+PFBfMTlOPjE8L1BfMTlOPjwvWndvbG5pZW5pZT48Tm93ZVNyb2RraVRyYW5zcG9ydHU+PFBfMjJOPjE8L1BfMjJOPjwvTm93ZVNyb2RraVRyYW5zcG9ydHU+PFBfMjM+MjwvUF8yMz48UE1hcnp5PjxQX1BNYXJ6eU4+MTwvUF9QTWFyenlOPjwvUE1hcnp5PjwvQWRub3RhY2plPjxSb2R6YWpGYWt0dXJ5PlZBVDwvUm9kemFqRmFrdHVyeT48RG9kYXRrb3d5T3Bpcz48S2x1Y3o+WmFtw7N3aWVuaWU8L0tsdWN6PjxXYXJ0b3NjPjI2PC9XYXJ0b3NjPjwvRG9kYXRrb3d5T3Bpcz48RmFXaWVyc3o+PE5yV2llcnN6YUZhPjE8L05yV2llcnN6YUZhPjxQXzc+TWFya2l6YSB0YXJhc293YSBBdXJvcmEgMzUwLCA0MDAgw5cgMzAwIGNtPC9QXzc+PFBfOEE+c3p0LjwvUF84QT48UF84Qj4yPC9QXzhCPjxQXzlCPjQ4OTAuMDA8L1BfOUI+PFBfMTA+MTMuMzM8L1BfMTA+PFBfMTFBPjk3NjYuNjc8L1BfMTFBPjxQXzExVmF0PjE4MjYuMjk8L1BfMTFWYXQ+PFBfMTI+MjM8L1BfMTI+PC9GYVdpZXJzej48RmFXaWVyc3o+PE5yV2llcnN6YUZhPjI8L05yV2llcnN6YUZhPjxQXzc+TWFya2l6YSB0YXJhc293YSBBdXJvcmEgMzUwLCA0MDAgw5cgMzAwIGNtPC9QXzc+PFBfOEE+c3p0LjwvUF84QT48UF84Qj4xPC9QXzhCPjxQXzlCPjQ4OTAuMDA8L1BfOUI+PFBfMTA+Ni42NzwvUF8xMD48UF8xMUE+NDg4My4zMzwvUF8xMUE+PFBfMTFWYXQ+OTEzLjE0PC9QXzExVmF0PjxQXzEyPjIzPC9QXzEyPjwvRmFXaWVyc3o+PFBsYXRub3NjPjxaYXBsYWNvbm8+MTwvWmFwbGFjb25vPjxEYXRhWmFwbGF0eT4yMDI2LTExLTI5PC9EYXRhWmFwbGF0eT48Rm9ybWFQbGF0bm9zY2k+NjwvRm9ybWFQbGF0bm9zY2k+PC9QbGF0bm9zYz48L0ZhPjwvRmFrdHVyYT4=",
          "at": "2026-11-29T21:02:58.132Z",
          "order": 26,
          "issuedOn": "2026-11-29",
          "taxedOn": "2026-11-29",
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
          "xml": "PD94bWwgdmVyc2lvbj0iMS4wIiBlbmNvZGluZz0iVVRGLTgiPz4KPEZha3R1cmEgeG1sbnM9Imh0dHA6Ly9jcmQuZ292LnBsL3d6b3IvMjAyNS8wNi8yNS8xMzc3NS8iPjxOYWdsb3dlaz48S29kRm9ybXVsYXJ6YSBrb2RTeXN0ZW1vd3k9IkZBICgzKSIgd2Vyc2phU2NoZW15PSIxLTBFIj5GQTwvS29kRm9ybXVsYXJ6YT48V2FyaWFudEZvcm11bGFyemE+MzwvV2FyaWFudEZvcm11bGFyemE+PERhdGFXeXR3b3J6ZW5pYUZhPjIwMjYtMTEtMjlUMjE6MDI6NThaPC9EYXRhV3l0d29yemVuaWFGYT48U3lzdGVtSW5mbz5DaWVuaW9tYXQ8L1N5c3RlbUluZm8+PC9OYWdsb3dlaz48UG9kbWlvdDE+PERhbmVJZGVudHlmaWthY3lqbmU+PE5JUD43MjYxMTIwMzg1PC9OSVA+PE5hendhPkNpZW5pb21hdDwvTmF6d2E+PC9EYW5lSWRlbnR5ZmlrYWN5am5lPjxBZHJlcz48S29kS3JhanU+UEw8L0tvZEtyYWp1PjxBZHJlc0wxPnVsLiBTxYJvbmVjem5hIDE0LCA5MC0wMDEgxYHDs2TFujwvQWRyZXNMMT48L0FkcmVzPjwvUG9kbWlvdDE+PFBvZG1pb3QyPjxEYW5lSWRlbnR5ZmlrYWN5am5lPjxCcmFrSUQ+MTwvQnJha0lEPjxOYXp3YT7Fu2FuZXRhIEfEmcWbbMSFLUxpczwvTmF6d2E+PC9EYW5lSWRlbnR5ZmlrYWN5am5lPjxBZHJlcz48S29kS3JhanU+UEw8L0tvZEtyYWp1PjxBZHJlc0wxPnVsLiDFuXLDs2RsYW5hIDcsIDkwLTAwMSDFgcOzZMW6PC9BZHJlc0wxPjwvQWRyZXM+PEpTVD4yPC9KU1Q+PEdWPjI8L0dWPjwvUG9kbWlvdDI+PEZhPjxLb2RXYWx1dHk+UExOPC9Lb2RXYWx1dHk+PFBfMT4yMDI2LTExLTI5PC9QXzE+PFBfMj5GSy8yMDI2LzExLzAwMDE8L1BfMj48UF8xM18xPi0xMTkxMC41NzwvUF8xM18xPjxQXzE0XzE+LTI3MzkuNDM8L1BfMTRfMT48UF8xNT4tMTQ2NTAuMDA8L1BfMTU+PEFkbm90YWNqZT48UF8xNj4yPC9QXzE2PjxQXzE3PjI8L1BfMTc+PFBfMTg+MjwvUF8xOD48UF8xOEE+MjwvUF8xOEE+PFp3b2xuaWVuaWU+PFBfMTlOPjE8L1BfMTlOPjwvWndvbG5pZW5pZT48Tm93ZVNyb2RraVRyYW5zcG9ydHU+PFBfMjJOPjE8L1BfMjJOPjwvTm93ZVNyb2RraVRyYW5zcG9ydHU+PFBfMjM+MjwvUF8yMz48UE1hcnp5PjxQX1BNYXJ6eU4+MTwvUF9QTWFyenlOPjwvUE1hcnp5PjwvQWRub3RhY2plPjxSb2R6YWpGYWt0dXJ5PktPUjwvUm9kemFqRmFrdHVyeT48UHJ6eWN6eW5hS29yZWt0eT5ad3JvdCB0b3dhcnU8L1ByenljenluYUtvcmVrdHk+PFR5cEtvcmVrdHk+MjwvVHlwS29yZWt0eT48RGFuZUZhS29yeWdvd2FuZWo+PERhdGFXeXN0RmFLb3J5Z293YW5laj4yMDI2LTExLTI5PC9EYXRhV3lzdEZhS29yeWdvd2FuZWo+PE5yRmFLb3J5Z293YW5laj5GVi8yMDI2LzExLzAwMDU8L05yRmFLb3J5Z293YW5laj48TnJLU2VGPjE8L05yS1NlRj48TnJLU2VGRmFLb3J5Z293YW5laj43MjYxMTIwMzg1LTIwMjYxMTI1LTAwMDAwMDAwMDAwNS0wMDwvTnJLU2VGRmFLb3J5Z293YW5laj48L0RhbmVGYUtvcnlnb3dhbmVqPjxEb2RhdGtvd3lPcGlzPjxLbHVjej5aYW3Ds3dpZW5pZTwvS2x1Y3o+PFdhcnRvc2M+MjY8L1dhcnRvc2M+PC9Eb2RhdGtvd3lPcGlzPjxGYVdpZXJzej48TnJXaWVyc3phRmE+MTwvTnJXaWVyc3phRmE+PFBfNz5NYXJraXphIHRhcmFzb3dhIEF1cm9yYSAzNTAsIDQwMCDDlyAzMDAgY208L1BfNz48UF84QT5zenQuPC9QXzhBPjxQXzhCPjI8L1BfOEI+PFBfOUI+NDg5MC4wMDwvUF85Qj48UF8xMD4xMy4zMzwvUF8xMD48UF8xMUE+OTc2Ni42NzwvUF8xMUE+PFBfMTFWYXQ+MTgyNi4yOTwvUF8xMVZhdD48UF8xMj4yMzwvUF8xMj48U3RhblByemVkPjE8L1N0YW5QcnplZD48L0ZhV2llcnN6PjxGYVdpZXJzej48TnJXaWVyc3phRmE+MjwvTnJXaWVyc3phRmE+PFBfNz5NYXJraXphIHRhcmFzb3dhIEF1cm9yYSAzNTAsIDQwMCDDlyAzMDAgY208L1BfNz48UF84QT5zenQuPC9QXzhBPjxQXzhCPjE8L1BfOEI+PFBfOUI+NDg5MC4wMDwvUF85Qj48UF8xMD42LjY3PC9QXzEwPjxQXzExQT40ODgzLjMzPC9QXzExQT48UF8xMVZhdD45MTMuMTQ8L1BfMTFWYXQ+PFBfMTI+MjM8L1BfMTI+PFN0YW5QcnplZD4xPC9TdGFuUHJ6ZWQ+PC9GYVdpZXJzej48RmFXaWVyc3o+PE5yV2llcnN6YUZhPjM8L05yV2llcnN6YUZhPjxQXzc+TWFya2l6YSB0YXJhc293YSBBdXJvcmEgMzUwLCA0MDAgw5cgMzAwIGNtPC9QXzc+PFBfOEE+c3p0LjwvUF84QT48UF84Qj4wPC9QXzhCPjxQXzlCPjEuMDA8L1BfOUI+PFBfMTFBPjAuMDA8L1BfMTFBPjxQXzExVmF0PjAuMDA8L1BfMTFWYXQ+PFBfMTI+MjM8L1BfMTI+PC9GYVdpZXJzej48RmFXaWVyc3o+PE5yV2llcnN6YUZhPjQ8L05yV2llcnN6YUZhPjxQXzc+TWFya2l6YSB0YXJhc293YSBBdXJvcmEgMzUwLCA0MDAgw5cgMzAwIGNtPC9QXzc+PFBfOEE+c3p0LjwvUF84QT48UF84Qj4wPC9QXzhCPjxQXzlCPjEuMDA8L1BfOUI+PFBfMTFBPjAuMDA8L1BfMTFBPjxQXzExVmF0PjAuMDA8L1BfMTFWYXQ+PFBfMTI+MjM8L1BfMTI+PC9GYVdpZXJzej48L0ZhPjwvRmFrdHVyYT4=",
          "at": "2026-11-29T21:02:58.325Z",
          "order": 26,
          "issuedOn": "2026-11-29",
          "taxedOn": "2026-11-29",
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
          "order": 26,
          "author": 2,
          "createdAt": "2026-11-29T21:02:56.963Z"
        }
      ],
      "InquiryAnswer": [
        {
          "id": 2,
          "text": "Dzień dobry",
          "at": "2026-11-29T21:02:57.517Z",
          "inquiry": 12,
          "author": 2
        }
      ],
      "AttachedFile": [
        {
          "id": "6590049d-937a-44be-a1af-171646ea2b03",
          "name": "pomiar.pdf",
          "size": 45,
          "note": "",
          "order": 26,
          "offer": null,
          "inquiry": null,
          "customer": null,
          "mediaType": "application/pdf",
          "isShared": false,
          "author": 2,
          "createdAt": "2026-11-29T21:02:56.979Z",
          "linkKey": "2l4r-VSiZSfY5ThSOLJluNbpdvRXny8HMyZ-KiU0Grk"
        }
      ],
      "OrderVersionLine": [
        {
          "id": "8d49386a-5ea8-4f80-b9d4-31661abf01fa",
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
          "withdrawal": "none",
          "product": 1,
          "savedConfiguration": "97563069-274f-41a5-bb3e-eb40d49a84fd",
          "productName": "Markiza tarasowa Aurora 350",
          "priceListVersion": 1,
          "unitPrice": "4890.00",
          "lineTotal": "4890.00",
          "vatRuling": null,
          "lineId": "d9d3a378-1d7e-4ac0-a9b6-d9353747ce7d",
          "replacesLineId": null,
          "version": "d8a19ab2-33b4-49a0-ac14-9a6f42ae60db"
        },
        {
          "id": "98820dfa-7952-4b0d-b950-89d7d5eaff55",
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
          "withdrawal": "none",
          "product": 1,
          "savedConfiguration": "6d02aef2-958b-48fa-946c-0e7c660756ad",
          "productName": "Markiza tarasowa Aurora 350",
          "priceListVersion": 1,
          "unitPrice": "4890.00",
          "lineTotal": "9780.00",
          "vatRuling": null,
          "lineId": "7e040297-bf9f-4b93-80aa-94f28e5bf26b",
          "replacesLineId": "1cf7cbcb-1953-4e94-a7c6-7c425023dc89",
          "version": "d8a19ab2-33b4-49a0-ac14-9a6f42ae60db"
        },
        {
          "id": "fb628448-2334-41b2-a580-3f729e9db772",
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
          "withdrawal": "none",
          "product": 1,
          "savedConfiguration": "6d02aef2-958b-48fa-946c-0e7c660756ad",
          "productName": "Markiza tarasowa Aurora 350",
          "priceListVersion": 1,
          "unitPrice": "4890.00",
          "lineTotal": "4890.00",
          "vatRuling": null,
          "lineId": "1cf7cbcb-1953-4e94-a7c6-7c425023dc89",
          "replacesLineId": null,
          "version": "a68887c7-2a39-4b71-91c0-b3db886e2a30"
        }
      ],
      "CallAttempt": [
        {
          "id": 1,
          "outcome": "call_back",
          "note": "Jutro",
          "at": "2026-11-29T21:02:56.990Z",
          "task": 1,
          "callBackAt": "2026-11-30T21:02:56.983Z",
          "actor": 2
        }
      ],
      "Instalment": [
        {
          "id": 51,
          "kind": "deposit",
          "amount": "4395.00",
          "due": "2026-12-06",
          "reminder": null,
          "account": 26,
          "formerDue": null,
          "remindedDue": null
        },
        {
          "id": 52,
          "kind": "rest",
          "amount": "10255.00",
          "due": null,
          "reminder": null,
          "account": 26,
          "formerDue": null,
          "remindedDue": null
        }
      ],
      "LedgerEntry": [
        {
          "id": "10",
          "kind": "paid",
          "amount": "14650.00",
          "method": "transfer",
          "reference": "95d32050-4b29-4150-a792-4701d88e4313",
          "at": "2026-11-29T21:02:58.058Z",
          "note": null,
          "account": 26,
          "valueDay": "2026-11-29",
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
          "dueOn": "2026-11-29",
          "nextAttemptAt": null,
          "ksefNumber": "7261120385-20261125-000000000005-00",
          "acceptedAt": "2026-11-29T21:02:58.233Z",
          "duplicateOf": null,
          "invoiceUrl": "https://qr.ksef.mf.gov.pl/invoice",
          "certificateUrl": null,
          "isDemonstration": true
        }
      ],
      "AuditEntry": [
        {
          "id": "65",
          "at": "2026-11-29T21:02:56.959Z",
          "action": "created",
          "before": null,
          "after": {
            "id": 1,
            "text": "Zadzwonić",
            "order_id": 26,
            "author_id": 2,
            "created_at": "2026-11-29T21:02:56.963+00:00"
          },
          "subjectType": "order_note",
          "subjectId": "1"
        },
        {
          "id": "66",
          "at": "2026-11-29T21:02:56.976Z",
          "action": "created",
          "before": null,
          "after": {
            "id": "6590049d-937a-44be-a1af-171646ea2b03",
            "name": "pomiar.pdf",
            "note": "",
            "size": 45,
            "link_key": "•••",
            "offer_id": null,
            "order_id": 26,
            "author_id": 2,
            "is_shared": false,
            "created_at": "2026-11-29T21:02:56.979+00:00",
            "inquiry_id": null,
            "media_type": "application/pdf",
            "customer_id": null
          },
          "subjectType": "attached_file",
          "subjectId": "6590049d-937a-44be-a1af-171646ea2b03"
        },
        {
          "id": "67",
          "at": "2026-11-29T21:02:56.990Z",
          "action": "created",
          "before": null,
          "after": {
            "id": 1,
            "done_at": null,
            "order_id": 26,
            "taken_at": null,
            "inquiry_id": null,
            "question_id": null,
            "taken_by_id": null,
            "call_back_at": "2026-11-30T21:02:56.983+00:00"
          },
          "subjectType": "call_task",
          "subjectId": "1"
        },
        {
          "id": "68",
          "at": "2026-11-29T21:02:56.990Z",
          "action": "created",
          "before": null,
          "after": {
            "at": "2026-11-29T21:02:56.99+00:00",
            "id": 1,
            "note": "Jutro",
            "outcome": "call_back",
            "task_id": 1,
            "actor_id": 2,
            "call_back_at": "2026-11-30T21:02:56.983+00:00"
          },
          "subjectType": "call_attempt",
          "subjectId": "1"
        },
        {
          "id": "69",
          "at": "2026-11-29T21:02:57.448Z",
          "action": "created",
          "before": null,
          "after": {
            "id": 12,
            "city": null,
            "status": "new",
            "street": null,
            "message": "Inny kolor",
            "subject": "Zmiana zamówienia nr 26",
            "order_id": 26,
            "priority": "medium",
            "created_at": "2026-11-29T21:02:57.463+00:00",
            "sample_ids": [],
            "assignee_id": null,
            "postal_code": null,
            "inquiry_type": "order_change",
            "customer_name": "Żaneta Gęślą",
            "order_line_id": null,
            "customer_email": "f07d3db5-3b5f-4d43-b1d3-881e4b5e119f@example.com",
            "customer_phone": "+48600100200",
            "configuration_id": null,
            "agreed_line_total": null
          },
          "subjectType": "inquiry",
          "subjectId": "12"
        },
        {
          "id": "70",
          "at": "2026-11-29T21:02:57.514Z",
          "action": "created",
          "before": null,
          "after": {
            "at": "2026-11-29T21:02:57.517+00:00",
            "id": 2,
            "text": "Dzień dobry",
            "author_id": 2,
            "inquiry_id": 12
          },
          "subjectType": "inquiry_answer",
          "subjectId": "2"
        },
        {
          "id": "71",
          "at": "2026-11-29T21:02:57.514Z",
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
          "subjectId": "12"
        },
        {
          "id": "72",
          "at": "2026-11-29T21:02:57.580Z",
          "action": "changed",
          "before": {
            "status": "pending"
          },
          "after": {
            "status": "confirmed"
          },
          "subjectType": "customer_order",
          "subjectId": "26"
        },
        {
          "id": "73",
          "at": "2026-11-29T21:02:57.580Z",
          "action": "created",
          "before": null,
          "after": {
            "at": "2026-11-29T21:02:57.675+00:00",
            "id": 41,
            "note": "Tak",
            "status": "confirmed",
            "mail_id": "8993d7b9-e996-4581-92ef-26449e0a241d",
            "actor_id": 2,
            "order_id": 26,
            "reminder": null,
            "undoes_id": null,
            "sends_mail": true,
            "version_news": null,
            "version_number": null,
            "previous_status": "pending"
          },
          "subjectType": "order_event",
          "subjectId": "41"
        },
        {
          "id": "74",
          "at": "2026-11-29T21:02:57.817Z",
          "action": "created",
          "before": null,
          "after": {
            "id": "a68887c7-2a39-4b71-91c0-b3db886e2a30",
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
            "order_id": 26,
            "author_id": null,
            "created_at": "2026-11-29T21:02:56.921+00:00",
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
            "customer_email": "f07d3db5-3b5f-4d43-b1d3-881e4b5e119f@example.com",
            "customer_phone": "+48600100200",
            "measuring_note": null,
            "recorded_by_id": null,
            "billing_address": null,
            "discount_reason": null,
            "customer_address": "ul. Źródlana 7, 90-001 Łódź",
            "company_tax_number": null
          },
          "subjectType": "order_version",
          "subjectId": "a68887c7-2a39-4b71-91c0-b3db886e2a30"
        },
        {
          "id": "75",
          "at": "2026-11-29T21:02:57.817Z",
          "action": "created",
          "before": null,
          "after": {
            "id": "d8a19ab2-33b4-49a0-ac14-9a6f42ae60db",
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
            "order_id": 26,
            "author_id": 2,
            "created_at": "2026-11-29T21:02:57.856+00:00",
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
            "customer_email": "f07d3db5-3b5f-4d43-b1d3-881e4b5e119f@example.com",
            "customer_phone": "+48600100200",
            "measuring_note": null,
            "recorded_by_id": null,
            "billing_address": null,
            "discount_reason": "Rabat",
            "customer_address": "ul. Źródlana 7, 90-001 Łódź",
            "company_tax_number": null
          },
          "subjectType": "order_version",
          "subjectId": "d8a19ab2-33b4-49a0-ac14-9a6f42ae60db"
        },
        {
          "id": "76",
          "at": "2026-11-29T21:02:57.817Z",
          "action": "changed",
          "before": {
            "latest_version": 1
          },
          "after": {
            "latest_version": 2
          },
          "subjectType": "customer_order",
          "subjectId": "26"
        },
        {
          "id": "77",
          "at": "2026-11-29T21:02:57.817Z",
          "action": "created",
          "before": null,
          "after": {
            "at": "2026-11-29T21:02:57.875+00:00",
            "id": 42,
            "note": "Inny wymiar po pomiarze",
            "status": "confirmed",
            "mail_id": "388ae2ec-9615-4934-9b1d-593856f60c14",
            "actor_id": 2,
            "order_id": 26,
            "reminder": null,
            "undoes_id": null,
            "sends_mail": true,
            "version_news": "sent",
            "version_number": 2,
            "previous_status": null
          },
          "subjectType": "order_event",
          "subjectId": "42"
        },
        {
          "id": "78",
          "at": "2026-11-29T21:02:57.915Z",
          "action": "opened",
          "before": null,
          "after": null,
          "subjectType": "customer_order",
          "subjectId": "26"
        },
        {
          "id": "79",
          "at": "2026-11-29T21:02:57.924Z",
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
          "subjectId": "26"
        },
        {
          "id": "80",
          "at": "2026-11-29T21:02:57.924Z",
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
            "decided_at": "2026-11-29T21:02:57.917+00:00",
            "consent_way": "phone",
            "decided_name": "Anna Lis",
            "decision_note": "Tak",
            "recorded_by_id": 2
          },
          "subjectType": "order_version",
          "subjectId": "d8a19ab2-33b4-49a0-ac14-9a6f42ae60db"
        },
        {
          "id": "81",
          "at": "2026-11-29T21:02:57.924Z",
          "action": "created",
          "before": null,
          "after": {
            "at": "2026-11-29T21:02:57.987+00:00",
            "id": 43,
            "note": "Tak",
            "status": "confirmed",
            "mail_id": "b660939f-df20-41c4-9d67-e531e98ad436",
            "actor_id": 2,
            "order_id": 26,
            "reminder": null,
            "undoes_id": null,
            "sends_mail": true,
            "version_news": "accepted",
            "version_number": 2,
            "previous_status": null
          },
          "subjectType": "order_event",
          "subjectId": "43"
        },
        {
          "id": "82",
          "at": "2026-11-29T21:02:58.026Z",
          "action": "opened",
          "before": null,
          "after": null,
          "subjectType": "customer_order",
          "subjectId": "26"
        },
        {
          "id": "83",
          "at": "2026-11-29T21:02:58.081Z",
          "action": "created",
          "before": null,
          "after": {
            "at": "2026-11-29T21:02:58.132+00:00",
            "id": 5,
            "net": 11910.57,
            "vat": 2739.43,
            "kind": "VAT",
            "gross": 14650,
            "number": "FV/2026/11/0005",
            "order_id": 26,
            "taxed_on": "2026-11-29",
            "xml_hash": "c32cc33129617ce3d45aa7bb9655395eef0b003c62dfc7752ef7dd7fb5945b49",
            "issued_on": "2026-11-29",
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
          "id": "84",
          "at": "2026-11-29T21:02:58.283Z",
          "action": "created",
          "before": null,
          "after": {
            "at": "2026-11-29T21:02:58.325+00:00",
            "id": 6,
            "net": -11910.57,
            "vat": -2739.43,
            "kind": "KOR",
            "gross": -14650,
            "number": "FK/2026/11/0001",
            "order_id": 26,
            "taxed_on": "2026-11-29",
            "xml_hash": "325b08e4123bc99464de7b160e5cb6926d4cb8311f991f02596b335e0fba7495",
            "issued_on": "2026-11-29",
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
        "id": 38,
        "name": "Markiza z pliku",
        "action": "updated",
        "problems": [],
        "changes": [
          {
            "column": "Nazwa",
            "from": "Markiza 90db7907-9b0b-4bf5-a2e4-0fdf6281e795",
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
    "name": "Markiza a8ebe5d4",
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
    "name": "Markiza 5991cba6",
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
    "importedAt": "2026-11-29T21:02:59.813Z",
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
      "message": "Otwarte zamówienia czekają na 22 kpl. z tej pozycji, dlatego nie można jej usunąć.",
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
