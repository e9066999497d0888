import type { DemoListing } from './types.js';

export const stadtZagreb: DemoListing[] = [
  {
    name: 'Residenz am Priesterturm – zwölf Wohnungen und Zimmer, Gewölbebad und Gaststube in einem Stadthaus von 1738 auf dem Grič',
    kind: 'hotel',
    city: 'Zagreb',
    address:
      'Gornji grad, Kuća pod Popovim tornjem, Demetrova ulica 19, dvorišno krilo, stubište II (ulaz iz dvorišta), drugi kat, recepcija lijevo od galerije, 10000 Zagreb',
    starRating: 5,
    guestRating: 4.8,
    reviewCount: 412,
    pricePerNight: 295,
    rooms: 12,
    guests: 28,
    sizeSquareMetres: 640,
    amenities: ['freeWifi', 'parking', 'restaurant', 'pool', 'spa', 'airConditioning', 'balcony', 'kitchen'],
    features: [
      'Frühstück inklusive, am Wochenende bis zwölf Uhr',
      'Gewölbebecken, 8 × 3,5 Meter, 29 Grad warm',
      'Finnische Sauna und Dampfbad',
      'Vier Stellplätze im Hof, nur mit Anmeldung vorab',
      'Ladestation mit 11 kW',
      'Aufzug im Hofflügel, Kabine 90 × 120 cm',
      'Straßenflügel nur über die Treppe erreichbar',
      'Gepäckdienst von der Talstation der Standseilbahn (Tomićeva)',
      'Sieben Küchen mit Herd, Backofen und Geschirrspüler',
      'Waschmaschine und Trockner im Keller',
      'Bibliothek mit etwa 900 Bänden',
      'Kinderbett und Hochstuhl ohne Aufpreis',
      'Klimaanlage, nachts gedrosselt',
      'Doppelfenster zur Straße',
      'Verdunkelungsvorhänge',
      'Schließfach in jedem Zimmer',
      'Fahrradkeller mit Werkzeug',
      'Rezeption von sieben bis dreiundzwanzig Uhr',
      'Hunde bis 15 Kilo nach Absprache',
      'Rauchen nur im Hof',
    ],
    tags: [
      'Obere Stadt',
      'Grič',
      'Gradec',
      'Barock',
      'Denkmalschutz',
      'Gewölbe',
      'Schwimmbad',
      'Sauna',
      'Dampfbad',
      'Gaslaternen',
      'Museen zu Fuß',
      'Innenhof',
      'Dachblick',
      'Ferienwohnung mit Hotelservice',
      'Paare',
      'Familien mit größeren Kindern',
      'Städtereise',
      'Adventszeit',
      'Zagreb ohne Auto',
      'Wohnhaus nach dem Erdbeben neu gefestigt',
    ],
    shortDescription:
      'Zwölf Wohnungen und Zimmer in einem Stadthaus von 1738 am Nordrand der Oberen Stadt, mit Gewölbebad, Gasthaus und vier Stellplätzen im Hof. Still nach zehn Uhr am Abend, mittags um zwölf der Kanonenschuss. Wer nicht gut zu Fuß ist, bucht den Hofflügel mit Aufzug; vorne sind es vierundsechzig Stufen.',
    description: `Die Demetrova ulica liegt dort, wo die Obere Stadt nach Norden ausläuft und die Gassen so schmal werden, dass zwei Autos nicht aneinander vorbeikommen. 1731 brannte auf dem Gradec fast alles nieder, was aus Holz war; danach wurde gemauert. Unser Haus trägt über dem Tor die Jahreszahl 1738, und aus dieser Zeit sind die Gewölbe im Erdgeschoss und die Hofmauern, achtzig Zentimeter stark. Um 1840 bekam die Straßenseite ihre ruhige klassizistische Fassade, nach dem Erdbeben von 1880 kamen eiserne Zuganker dazu, deren Rosetten man von der Gasse aus sieht. Das Beben vom 22. März 2020 hat uns die Schornsteine und eine Zwischenwand genommen. Drei Jahre stand das Haus im Gerüst. Seit 2024 ist es wieder bewohnt, mit einem Betonring unter dem Dach und Stahl in den Wänden, von dem man nichts sieht.

Zwölf Einheiten verteilen sich auf zwei Flügel. Im Straßenflügel liegen fünf Zimmer ohne Küche: hohe Decken, Dielen, Kachelöfen, die nur noch schön sind. Hinauf führt eine Steintreppe mit vierundsechzig Stufen, und dabei bleibt es, der Denkmalschutz erlaubt hier keinen Aufzug. Im Hofflügel gibt es ihn, klein, für drei Personen oder einen Rollstuhl von höchstens siebzig Zentimetern Breite. Dort sind sieben Wohnungen mit Küche, jede mit einer Tür auf die hölzerne Galerie, die um den Hof läuft. Auf dieser Galerie steht vor jeder Tür ein Tisch mit zwei Stühlen. Man sitzt gut dort, aber nicht allein: Die Nachbarn gehen vorbei, grüßen und wissen am dritten Tag, wie man heißt.

Nach vorn sieht man auf die Dächer der Mletačka und, wenn man sich ein wenig hinauslehnt, auf die bunten Ziegel von Sankt Markus. Nach hinten reicht der Blick über den Garten und die Kronen von Tuškanac bis zum Medvednica-Rücken mit dem Sendeturm. Zwei Zimmer im ersten Stock sehen nur in den Hof. Sie sind die kühlsten im Juli und die dunkelsten im November, und sie kosten weniger.

Unter dem Hof, im früheren Weinkeller, liegt das Becken: acht Meter lang, dreieinhalb breit, 29 Grad. Für Bahnen ist es zu kurz, nach einem Tag auf Pflaster ist es genau richtig. Daneben sind eine finnische Sauna und ein Dampfbad. Bis zehn Uhr vormittags gehört der Keller den Erwachsenen, nachmittags dürfen Kinder hinein, abends reservieren Sie eine Stunde für sich.

Das Gasthaus im Tonnengewölbe hat dreißig Plätze und eine kurze Karte: Štrukli aus dem Ofen, Truthahn mit Mlinci, im Frühjahr Spargel, im Herbst Kastanien. Gemüse und Frischkäse kommen vom Dolac, dem Markt unterhalb des Kaptol, wo unsere Köchin um sieben Uhr einkauft. Das Frühstück bringt man an den Tisch; ein Buffet gibt es nicht. Montags bleibt die Küche am Abend kalt.

Vor der Tür beginnt ein Viertel, für das man keinen Plan braucht. Am Ende der Gasse steht der Popov toranj, der Priesterturm aus dem 13. Jahrhundert, mit der Sternwarte auf dem Dach. Gleich daneben, im ehemaligen Klarissenkloster in der Opatička, ist das Stadtmuseum. Zum Atelier Meštrović in der Mletačka gehen Sie drei Minuten, zum Steinernen Tor, in dem zu jeder Tageszeit Kerzen brennen, fünf. Abends gehen die Laternenanzünder ihre Runde: In der Oberen Stadt brennt noch Gas. Ein paar Meter neben unserem Tor steht eine dieser Laternen, und ihr Licht ist der Grund, warum wir im ersten Stock so dicke Vorhänge haben. Im Dezember stehen die Buden des Adventsmarkts bis auf den Gradec, dann ist es hier voller als im August. Im Januar, wenn Nebel aus der Save-Ebene aufsteigt, haben Sie die Gassen für sich; es ist unsere liebste Zeit und die günstigste.

Nun zu dem, was stört. Um zwölf Uhr schießt am Lotrščak-Turm die Kanone, jeden Tag, und beim ersten Mal erschrickt jeder. Sonntags läuten die Glocken ab sieben. Regierung und Parlament sitzen am Markusplatz, deshalb ist er zeitweise gesperrt, und Staatsbesuch bedeutet Umwege. Im Sommer hört man bei Südwind die Konzerte von der Strossmayer-Promenade bis gegen elf. Einen Supermarkt gibt es hier oben nicht; der nächste ist in der Radićeva, zehn Minuten bergab und gefühlt zwanzig zurück. Auch der nächste Bäcker liegt unten, er öffnet um halb sieben.

Für die Anreise mit dem Auto brauchen wir Ihr Kennzeichen spätestens am Vortag, sonst bleiben die Poller oben. Die Hofeinfahrt ist zwei Meter zehn breit; mit einem großen SUV parken Sie besser im Parkhaus Tuškanac und gehen eine Viertelstunde zu Fuß. Mit der Straßenbahn fahren Sie zum Jelačić-Platz, von dort sind es fünfzehn Minuten bergauf durch das Steinerne Tor. Die Standseilbahn spart einen Teil der Höhe, wenn sie nicht gerade gewartet wird. Der Flughafenbus hält am Busbahnhof, ein Taxi von dort kostet meist um zehn Euro.

Gut aufgehoben ist bei uns, wer viel zu Fuß geht, früh oder spät am Tag gern allein in einer leeren Gasse steht und mit alten Häusern Geduld hat: Die Dielen knarren, das warme Wasser braucht im Straßenflügel eine halbe Minute, und keine Tür ist ganz gerade. Wer nachts ausgehen will, wohnt an der Tkalčićeva besser. Mit Kinderwagen empfehlen wir eine der beiden unteren Wohnungen im Hofflügel, mit Kindern, die gern rennen, eher ein Haus am Jarun.`,
    contact: ['email', 'phone', 'website', 'facebook', 'instagram'],
    setting: 'city',
    time: 'rose',
    pictures: 11,
  },
  {
    name: 'Vierter Stock am Britanac',
    kind: 'apartment',
    city: 'Zagreb',
    address: 'Britanski trg 7, 10000 Zagreb',
    starRating: 3,
    guestRating: 4.4,
    reviewCount: 87,
    pricePerNight: 82,
    rooms: 2,
    guests: 4,
    sizeSquareMetres: 78,
    amenities: ['freeWifi', 'balcony', 'kitchen'],
    features: ['Waschmaschine', 'Espressokocher und Filterkaffee', 'Schlüsselkasten, Anreise jederzeit', 'Schreibtisch am Fenster'],
    tags: ['Altbau', 'Ilica', 'Antiquitätenmarkt', 'Straßenbahn vor der Tür'],
    shortDescription: '92 Stufen, kein Aufzug, dafür Stuck, Flügeltüren und sonntags der Antiquitätenmarkt direkt unter dem Balkon.',
    description: `Zuerst die Treppe: 92 Stufen bis zur Wohnungstür, ausgetreten, mit schönem Geländer. Einen Aufzug gibt es in diesem Haus nicht, und mit zwei großen Koffern geht man zweimal.

Oben wartet eine Gründerzeitwohnung, wie sie in der Unterstadt seltener wird, mit Flügeltüren, Fischgrätparkett und einer Küche, in der die Großmutter der Vermieter noch Strudel gezogen hat. Das größere Schlafzimmer liegt zum Hof und ist ruhig. Das kleinere geht nach vorn, auf Platz und Ilica. Dort fahren die Linien 1, 6 und 11 von kurz nach vier Uhr früh an, und bei Regen quietschen die Bremsen. Ohrstöpsel liegen im Nachttisch.

Der Britanski trg heißt bei allen nur Britanac. Werktags bekommt man dort Salat, Eier und frischen Käse, am Sonntag verkaufen Händler alte Emailleschilder, Postkarten und Besteck. Der Bäcker im Nebenhaus öffnet um sechs. Zum Jelačić-Platz sind es zwei Haltestellen oder eine Viertelstunde zu Fuß.`,
    contact: ['email', 'phone'],
    setting: 'town',
    time: 'golden',
    pictures: 8,
    isPopular: true,
  },
  {
    name: 'Hostel Gleis Null',
    kind: 'hostel',
    city: 'Zagreb',
    address: 'Ulica kneza Branimira 23, 10000 Zagreb',
    starRating: 2,
    guestRating: 3.9,
    reviewCount: 231,
    pricePerNight: 38,
    rooms: 9,
    guests: 46,
    sizeSquareMetres: 310,
    amenities: ['freeWifi', 'restaurant'],
    features: ['Schließfächer mit eigenem Schloss', 'Gepäckraum bis 22 Uhr', 'Duschen auch nach dem Auschecken', 'Münzwaschmaschine'],
    tags: ['Hauptbahnhof', 'Interrail', 'Mehrbettzimmer', 'Bar im Haus', 'Gruppen'],
    shortDescription: 'Fünf Minuten vom Hauptbahnhof: Betten mit Vorhang, eine Bar bis Mitternacht und Duschen für alle, deren Nachtzug erst später fährt.',
    description: `Wenn dein Zug um 6.20 Uhr ankommt, kannst du bei uns duschen, frühstücken und den Rucksack abstellen, auch wenn dein Bett erst ab 14 Uhr frei ist. Zum Glavni kolodvor läufst du fünf Minuten, zum Busbahnhof eine Viertelstunde, oder du nimmst die 2 oder 6.

Die Schlafsäle haben vier, sechs und acht Betten, alle mit Vorhang, Leselampe und Steckdose. Zwei Zimmer sind nur für Frauen. Unten ist eine Bar, die auch Suppe, Toast und Ćevapi macht; um Mitternacht ist Schluss, so steht es an der Tür, und meistens stimmt es. Die Branimirova ist eine laute Straße. Zimmer 1 bis 4 gehen nach vorn, 5 bis 9 auf die Gleise, dort ist es nachts erstaunlich still, weil kaum noch Züge fahren.

Keine Küche zum Selberkochen, kein Aufzug, keine Junggesellenabschiede.`,
    contact: ['email', 'website', 'instagram'],
    setting: 'city',
    time: 'night',
    pictures: 6,
  },
  {
    name: 'Pension Zelena Vodica',
    kind: 'pension',
    city: 'Zagreb',
    address: 'Šestinska cesta 64, 10000 Zagreb',
    starRating: 3,
    guestRating: 4.6,
    reviewCount: 59,
    pricePerNight: 74,
    rooms: 7,
    guests: 15,
    sizeSquareMetres: 260,
    amenities: ['freeWifi', 'parking', 'restaurant', 'balcony'],
    features: ['Frühstück inklusive', 'Wanderkarten zum Ausleihen', 'Trockenraum für Schuhe', 'Garten mit Nussbaum', 'Hunde willkommen'],
    tags: ['Šestine', 'Medvednica', 'Wandern', 'Grüner Stadtrand'],
    shortDescription: 'Familienpension unter dem Medvedgrad. Bis in die Stadt fährt der Bus 102, bis in den Wald sind es keine zehn Minuten.',
    description: `Šestine war ein Dorf, bevor die Stadt den Hang heraufkam, und rund um die gelbe Kirche des heiligen Mirko sieht man das noch. Von den Balkonen nach Süden liegt Zagreb unter einem, bei klarer Luft bis zu den Hochhäusern hinter der Save.

Zur Ruine Medvedgrad steigt man in gut einer Stunde auf, markiert, am Ende steil. Wer hinauf zum Sljeme will, rechnet mit drei Stunden und fährt mit der Seilbahn zurück. Nasse Schuhe trocknen im Heizungskeller.

Gekocht wird von Mittwoch bis Sonntag, was der Großmarkt und der Garten hergeben: Bohnensuppe, Kalbsbraten, Zwetschgenknödel. An Feiertagen sitzt halb Šestine in der Gaststube, dann wird es im Haus erst gegen elf ruhig. Montag und Dienstag isst man in der Stadt oder kauft vorher ein; der kleine Laden an der Kirche schließt früh. Der Bus 102 zum Britanski trg fährt alle zwanzig Minuten, am Sonntag seltener, nach Mitternacht gar nicht.`,
    contact: ['phone', 'website'],
    setting: 'mountain',
    time: 'morning',
    pictures: 7,
  },
  {
    name: 'Villa Zelengaj 1934',
    kind: 'villa',
    city: 'Zagreb',
    address: 'Zelengaj 38, 10000 Zagreb',
    starRating: 5,
    guestRating: 4.9,
    reviewCount: 23,
    pricePerNight: 480,
    rooms: 4,
    guests: 8,
    sizeSquareMetres: 285,
    amenities: ['freeWifi', 'parking', 'pool', 'airConditioning', 'balcony', 'kitchen'],
    features: ['Becken im Garten, Mai bis September', 'Garage für zwei Autos', 'Drei Bäder', 'Kamin mit Holzvorrat', 'Endreinigung im Preis'],
    tags: ['Moderne', 'Architektur', 'Garten', 'Familientreffen', 'Pool'],
    shortDescription: 'Flachdach, Bandfenster, Sichtbeton am Hang: ein Wohnhaus der Zagreber Moderne, vorsichtig saniert, mit Pool unter alten Buchen.',
    description: `Ein Arzt ließ das Haus 1934 bauen, mit Praxis im Erdgeschoss und einer Dachterrasse zum Sonnenbaden, was die Nachbarn damals unpassend fanden. Die Praxis ist heute ein Schlafzimmer mit eigenem Bad und Zugang zum Garten, die Terrasse ist geblieben.

Bei der Sanierung haben wir die Metallfenster aufgearbeitet statt ersetzt. Das sieht gut aus und bedeutet, dass es an windigen Januartagen an den Scheiben zieht. Die Heizung kommt dagegen an, der Kamin im Wohnraum hilft. Küche und Bäder sind von 2021.

Zelengaj ist eine Wohnstraße im Wald, eine Viertelstunde zu Fuß oberhalb vom Britanski trg. Es gibt keinen Laden, kein Café und nach Einbruch der Dunkelheit Wildschweine, die sich für Mülltonnen interessieren. Die Tonnen haben deshalb Riegel. Das Becken misst neun mal vier Meter, ist nicht eingezäunt und nicht beheizt; mit kleinen Kindern bitte vorher melden, dann stellen wir ein Gitter auf. Feiern mit Musik im Freien erlaubt die Nachbarschaft nicht.`,
    contact: ['email', 'phone', 'website', 'instagram'],
    setting: 'city',
    time: 'noon',
    pictures: 10,
    isFeatured: true,
  },
  {
    name: 'Hotel Zelena Potkova',
    kind: 'hotel',
    city: 'Zagreb',
    address: 'Gundulićeva ulica 43, 10000 Zagreb',
    starRating: 4,
    guestRating: 4.3,
    reviewCount: 318,
    pricePerNight: 164,
    rooms: 32,
    guests: 61,
    sizeSquareMetres: 1450,
    amenities: ['freeWifi', 'restaurant', 'spa', 'airConditioning'],
    features: ['Frühstücksbuffet', 'Aufzug', 'Zwei Tagungsräume', 'Massage nach Anmeldung', 'Barrierefreies Zimmer im Erdgeschoss', 'Rezeption rund um die Uhr'],
    tags: ['Unterstadt', 'Nationaltheater', 'Geschäftsreise', 'Sauna'],
    shortDescription: 'Stadthotel im Grünen Hufeisen, sechs Minuten vom Nationaltheater. Kein eigener Parkplatz, aber zwei Saunen unter dem Dach.',
    description: `Zweiunddreißig Zimmer in einem Eckhaus von 1898. Die Kategorie „Hof“ ist klein und leise, „Straße“ ist größer und hat die besseren Fenster. Die Straßenbahn fährt eine Parallelstraße weiter durch die Frankopanska; in den Eckzimmern hört man sie, in den anderen nicht.

Frühstück von 6.30 bis 10.30 Uhr, mit Eiern nach Wunsch und Burek aus dem Ofen, auch zum Mitnehmen für die, die früh zum Termin müssen. Das Restaurant ist mittags ein Büro-Treffpunkt, abends ruhig. Im Dachgeschoss liegen Sauna, Biosauna und ein Ruheraum mit Blick auf Schornsteine.

Zum Parken: In der Umgebung gilt die teuerste Parkzone der Stadt. Wir haben ein Kontingent in einer Garage, 350 Meter entfernt, 18 Euro pro Nacht.`,
    contact: ['email', 'phone', 'website', 'facebook'],
    setting: 'town',
    time: 'dusk',
    pictures: 9,
  },
  {
    name: 'Ruderblatt am Jarun',
    kind: 'apartment',
    city: 'Zagreb',
    address: 'Jarunska ulica 17, 10000 Zagreb',
    starRating: 3,
    guestRating: 4.1,
    reviewCount: 44,
    pricePerNight: 69,
    rooms: 2,
    guests: 5,
    sizeSquareMetres: 62,
    amenities: ['freeWifi', 'parking', 'airConditioning', 'balcony', 'kitchen'],
    features: ['Zwei Fahrräder inklusive', 'Waschmaschine', 'Eigener Stellplatz hinter dem Haus', 'Kinderbett'],
    tags: ['Jarunsee', 'Baden', 'Radfahren', 'Familien', 'Rudern'],
    shortDescription: 'Erster Stock, acht Minuten zum See, vor der Tür ein Stellplatz: praktisch für Familien, die mit dem Auto kommen und trotzdem in die Stadt wollen.',
    description: `Früh um sechs sind auf dem Jarun nur die Ruderer unterwegs, um neun die Läufer, ab mittags die Familien. Die Wohnung liegt acht Minuten vom Ufer, in einem dreistöckigen Haus aus den Neunzigern, ohne besonderen Reiz, aber mit einem breiten Südbalkon und einer vollständigen Küche.

In die Innenstadt fährt die 17 in etwa zwanzig Minuten, die Haltestelle ist um die Ecke. Supermarkt, Apotheke und Bäcker liegen alle auf dem Weg dorthin. Im Juni, wenn auf der Insel im See das INmusic-Festival stattfindet, hört man die Bässe bis ein Uhr nachts; die Wohnung ist dann meist an Leute vermietet, die das mögen.

Das zweite Schlafzimmer ist klein: Stockbett und ein Schrank, mehr passt nicht hinein. Die Schlafcouch im Wohnzimmer ist für eine Person bequem, für zwei nur, wenn sie sich gut kennen.`,
    contact: ['phone', 'facebook'],
    setting: 'lake',
    time: 'morning',
    pictures: 6,
  },
  {
    name: 'Gartenwohnung Bukovac',
    kind: 'apartment',
    city: 'Zagreb',
    address: 'Bukovačka cesta 88, 10000 Zagreb',
    starRating: 3,
    guestRating: null,
    reviewCount: 0,
    pricePerNight: 57,
    rooms: 1,
    guests: 2,
    sizeSquareMetres: 41,
    amenities: ['parking', 'kitchen'],
    features: ['Terrasse mit Weinlaube', 'Stellplatz im Garten'],
    tags: ['Maksimir', 'Park', 'Ruhig'],
    shortDescription: 'Souterrain mit Garten am Rand des Parks Maksimir. Internet gibt es nicht, dafür eine Weinlaube.',
    description: `Zwei Zimmer halb unter der Erde, im Sommer angenehm kühl, im Winter gut geheizt. Eine Glastür führt auf die Terrasse unter den Reben. Der Eingang zum Park Maksimir ist sechs Minuten entfernt, und wenn der Wind richtig steht, hört man morgens die Löwen aus dem Zoo.

Neu im Angebot, deshalb noch keine Bewertungen.`,
    contact: ['phone'],
    setting: 'city',
    time: 'noon',
    pictures: 5,
    isActive: false,
  },
  {
    name: 'Holzhaus Bukov Hlad',
    kind: 'other',
    city: 'Zagreb',
    address: 'Sljemenska cesta 119, 10000 Zagreb',
    starRating: 1,
    guestRating: 4.5,
    reviewCount: 16,
    pricePerNight: 46,
    rooms: 1,
    guests: 6,
    sizeSquareMetres: 34,
    amenities: [],
    features: ['Holzofen, Holz liegt bereit', 'Quelle 80 Meter unterhalb'],
    tags: ['Sljeme', 'Hütte', 'Schnee', 'Selbstversorger'],
    shortDescription: 'Hütte für sechs auf 870 Metern, Schlafboden, Holzofen, Plumpsklo. Schlafsäcke bitte mitbringen.',
    description: `Kein Empfang, kein fließendes Wasser, kein Kühlschrank. Es gibt einen Ofen, zwei Petroleumlampen, eine Solarleuchte und Buchenwald in jede Richtung.

Mit der Straßenbahn bis Gračansko Dolje, mit der Seilbahn auf den Sljeme, dann zwanzig Minuten bergab auf dem markierten Weg. Den Schlüssel bekommen Sie in einer Gaststätte nahe der Bergstation, nur bis 18 Uhr. Mit dem Auto kommt man bis auf 300 Meter heran; bei Schnee sind Winterreifen Pflicht, und an Wochenenden mit Skibetrieb wird die Straße zeitweise gesperrt.

Geeignet für Freundesgruppen und Familien mit Kindern, die gern Feuer machen. Nicht geeignet für alle, die nachts ungern mit der Taschenlampe zum Häuschen gehen.`,
    contact: ['email'],
    setting: 'mountain',
    time: 'rose',
    pictures: 5,
  },
  {
    name: 'Hotel Savica Kontor',
    kind: 'hotel',
    city: 'Zagreb',
    address: 'Radnička cesta 57, 10000 Zagreb',
    starRating: 4,
    guestRating: 3.8,
    reviewCount: 502,
    pricePerNight: 119,
    rooms: 40,
    guests: 84,
    sizeSquareMetres: 2100,
    amenities: ['freeWifi', 'parking', 'restaurant', 'pool', 'airConditioning'],
    features: ['Tiefgarage', 'Drei Ladestationen', 'Dachbecken, Juni bis September', 'Fitnessraum', 'Frühstück ab 5.45 Uhr', 'Aufzug', 'Konferenzräume'],
    tags: ['Business', 'Messe', 'Flughafentransfer', 'Dachterrasse'],
    shortDescription: 'Funktionales Geschäftshotel zwischen Bürotürmen: schnelle Zufahrt, Tiefgarage, im Sommer ein Becken auf dem Dach.',
    description: `Ehrlich gesagt kommt hierher niemand der Umgebung wegen. Die Radnička ist eine vierspurige Straße zwischen Bürohäusern, am Wochenende ausgestorben. Dafür sind Sie mit dem Auto in einer Viertelstunde am Flughafen und in zehn Minuten auf der Autobahn, und die Zimmer sind so gedämmt, dass man vom Verkehr nichts merkt.

Das Becken auf dem Dach ist zwölf Meter lang und an Sommerabenden der beste Ort im Haus. Zum Busbahnhof sind es zwanzig Minuten zu Fuß, ins Zentrum fährt man am einfachsten mit dem Taxi. Samstag und Sonntag sind die Zimmer deutlich günstiger als unter der Woche.`,
    contact: ['email', 'phone', 'website'],
    setting: 'city',
    time: 'dusk',
    pictures: 7,
  },
  {
    name: 'Zwölfter Stock Zapruđe',
    kind: 'apartment',
    city: 'Zagreb',
    address: 'Meštrovićev trg 8, 10020 Zagreb',
    starRating: 3,
    guestRating: 4.7,
    reviewCount: 38,
    pricePerNight: 91,
    rooms: 2,
    guests: 3,
    sizeSquareMetres: 66,
    amenities: ['freeWifi', 'spa', 'airConditioning', 'balcony', 'kitchen'],
    features: ['Eigene Sauna für zwei', 'Zwei Aufzüge', 'Plattenspieler und 200 Schallplatten', 'Schnelles Internet über Glasfaser', 'Arbeitsplatz mit Bildschirm'],
    tags: ['Novi Zagreb', 'Plattenbau', 'Fernblick', 'Moderne Kunst', 'Sauna', 'Homeoffice'],
    shortDescription: 'Sozialistische Moderne von oben: Hochhauswohnung mit Sauna im Bad und Blick über die Save auf die ganze Stadt bis zum Sljeme.',
    description: `Was man aus dem Fenster sieht: unten Pappeln, Spielplätze und eine Wendeschleife der Straßenbahn, dahinter die Save, dann die ganze Stadt wie auf einem Tablett, zuletzt die Medvednica. Abends gehen drüben die Lichter an, und man versteht, warum niemand in diesem Haus Vorhänge hat.

Zapruđe ist in den Sechzigern auf freiem Feld entstanden, Fertigteile, breite Wiesen, alles zu Fuß erreichbar. Im Erdgeschoss sind ein Bäcker und ein Friseur, der Markt von Utrina liegt jenseits der Avenija Dubrovnik, eine Viertelstunde zu Fuß, das Museum für zeitgenössische Kunst etwas weiter im Westen. Zum Bundek-See spaziert man zwölf Minuten. Die Linie 14 fährt ab Zapruđe ohne Umsteigen bis zum Jelačić-Platz.

Die Sauna hat der Besitzer nach vier Jahren in Tampere ins Bad gebaut, und sie ist der Grund, warum es nur eine Dusche und keine Wanne gibt. Die Aufzüge stammen von 1971 und fallen gelegentlich aus, nie beide zugleich. Samstags ab acht klopfen Nachbarn Teppiche.`,
    contact: ['email', 'phone', 'instagram'],
    setting: 'city',
    time: 'night',
    pictures: 9,
  },
];
