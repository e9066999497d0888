import type { DemoListing } from './types.js';

export const slawonien: DemoListing[] = [
  {
    name: 'Kasematte Tvrđa',
    kind: 'apartment',
    city: 'Osijek',
    address: 'Ulica Franje Kuhača 18, 31000 Osijek',
    starRating: 3,
    guestRating: 4.2,
    reviewCount: 66,
    pricePerNight: 62,
    rooms: 1,
    guests: 2,
    sizeSquareMetres: 51,
    amenities: ['freeWifi', 'airConditioning', 'kitchen'],
    features: ['Gewölbe aus Ziegelstein', 'Schlüsselkasten', 'Zwei Fahrräder', 'Dicke Mauern, schwaches Handynetz'],
    tags: ['Festung', 'Barock', 'Nachtleben', 'Drau'],
    shortDescription: 'Ziegelgewölbe in der barocken Festung, zwei Minuten von der Pestsäule und, das sei gleich gesagt, drei von den Studentenkneipen.',
    description: `Wer hier Montag bis Mittwoch schläft, schläft gut. Ab Donnerstag füllen sich die Lokale in der Tvrđa, und unter dem Fenster geht man bis drei Uhr früh vom einen zum anderen.

Das Haus stand schon, als die Österreicher 1721 mit dem Bau der Festung fertig wurden; es diente als Magazin, dann als Druckerei, dann jahrzehntelang als nichts. Das Gewölbe ist geblieben, ebenso ein Eisenring in der Wand, dessen Zweck niemand mehr kennt. Küche und Bad sind neu eingesetzt, ohne die Ziegel zu berühren.

Am Drau-Ufer sind Sie in fünf Minuten, über die Fußgängerbrücke kommt man zum Freibad, das die Osijeker Copacabana nennen. Die Straßenbahn bringt Sie in zehn Minuten zum Hauptplatz in der Oberstadt; zu Fuß durch die Parks ist es schöner und dauert eine knappe halbe Stunde.`,
    contact: ['email', 'phone', 'instagram'],
    setting: 'castle',
    time: 'night',
    pictures: 7,
  },
  {
    name: 'Hotel Secesija Esseg',
    kind: 'hotel',
    city: 'Osijek',
    address: 'Europska avenija 26, 31000 Osijek',
    starRating: 4,
    guestRating: 4.5,
    reviewCount: 289,
    pricePerNight: 127,
    rooms: 27,
    guests: 52,
    sizeSquareMetres: 1240,
    amenities: ['freeWifi', 'restaurant', 'spa', 'airConditioning', 'balcony'],
    features: ['Aufzug von 1911, erneuert', 'Frühstück à la carte', 'Sauna und Hamam', 'Allergikerzimmer', 'Rezeption rund um die Uhr', 'Bücher in vier Sprachen'],
    tags: ['Jugendstil', 'Städtereise', 'Architektur', 'Sauna', 'Feinschmecker'],
    shortDescription: 'Jugendstil an der Europska avenija: 27 Zimmer, ein Restaurant mit Wels und Kulen, ein Hamam im Keller und die Straßenbahn vor der Tür.',
    description: `Zwischen 1904 und 1912 haben sich die Anwälte und Ärzte von Osijek an der heutigen Europska avenija ein Haus neben das andere gestellt, jedes mit anderen Kacheln, Köpfen und Eisenblüten. In unserem wohnten drei Familien und ein Fotograf, dessen Atelier mit Glasdach jetzt der Frühstücksraum ist. An Regentagen hört man dort jedes Wort doppelt so laut und den Kaffee fast nicht mehr.

Die Zimmer zur Avenija haben Balkone, Linden vor dem Fenster und die Straßenbahn darunter. Die zum Garten sind kleiner und morgens dunkler, aber still. In der dritten Etage gibt es zwei Zimmer mit Dachschräge für Alleinreisende.

Das Restaurant nimmt die Küche der Gegend ernst: Fiš-paprikaš für zwei, Wels auf Kraut, Kulen aus Baranja und Gemüse, das nicht totgekocht ist. Sonntagabend geschlossen. Parkplätze sind gebührenpflichtig und liegen hinter dem Block; Räder stehen im Hausflur.`,
    contact: ['email', 'phone', 'website', 'facebook', 'instagram'],
    setting: 'town',
    time: 'golden',
    pictures: 10,
    isPopular: true,
  },
  {
    name: 'Dunavska Terasa',
    kind: 'pension',
    city: 'Vukovar',
    address: 'Strossmayerova ulica 33, 32000 Vukovar',
    starRating: 3,
    guestRating: 4.4,
    reviewCount: 83,
    pricePerNight: 69,
    rooms: 8,
    guests: 17,
    sizeSquareMetres: 290,
    amenities: ['freeWifi', 'parking', 'restaurant', 'balcony'],
    features: ['Frühstück inklusive', 'Fahrradgarage mit Werkbank', 'Fisch vom Nachbarn', 'Eine Nacht ist immer willkommen'],
    tags: ['Donau', 'EuroVelo 6', 'Vučedol', 'Radfahrer', 'Geschichte'],
    shortDescription: 'Acht Zimmer, die meisten mit Blick auf die Donau, und eine Garage für Räder, die seit Passau unterwegs sind.',
    description: `Das Vorgängerhaus ist 1991 verschwunden, wie die meisten in dieser Straße. Das neue steht seit 2006 auf denselben Grundmauern, und im Keller ist ein Stück der alten Wand offen gelassen.

Unsere Gäste kommen aus zwei Gründen nach Vukovar. Die einen sind auf dem Donauradweg und brauchen ein Bett, ein großes Abendessen und jemanden, der ein Schaltauge richten kann. Die anderen wollen verstehen, was hier geschah, und gehen zum Wasserturm, zum Krankenhaus, nach Ovčara. Beim Frühstück sitzen sie am selben Tisch, und meistens tut das beiden gut.

Das Museum der Vučedol-Kultur, dessen Geschichte knapp fünftausend Jahre weiter zurückreicht, liegt fünf Kilometer flussabwärts, mit dem Rad an der Landstraße entlang. Abends zieht von der Donau Feuchtigkeit herauf, und mit ihr kommen die Mücken; die Balkontüren haben Gitter.

Die Zimmer 7 und 8 schauen auf den Parkplatz. Sie kosten zehn Euro weniger.`,
    contact: ['email', 'phone', 'website'],
    setting: 'lake',
    time: 'dusk',
    pictures: 8,
  },
  {
    name: 'Traminski Konak',
    kind: 'pension',
    city: 'Ilok',
    address: 'Ulica Stjepana Radića 12, 32236 Ilok',
    starRating: 3,
    guestRating: 4.8,
    reviewCount: 41,
    pricePerNight: 84,
    rooms: 5,
    guests: 11,
    sizeSquareMetres: 230,
    amenities: ['parking', 'restaurant', 'airConditioning'],
    features: ['Weinprobe mit sechs Gläsern', 'Frühstück bis elf', 'Lössterrasse mit Nussbäumen', 'Keller in den Hang gegraben'],
    tags: ['Traminer', 'Weinberge', 'Donau', 'Grenzort', 'Fruška gora'],
    shortDescription: 'Ganz im Osten, wo Kroatien an der Donau endet: fünf Zimmer, ein Lösskeller und Traminer in allen Jahrgängen, die noch da sind.',
    description: `Weiter nach Osten geht es in Kroatien nicht. Unten fließt die Donau, drüben liegt Bačka Palanka in Serbien, und an den Hängen der Fruška gora wächst Traminer, der im September nach Rosen riecht.

Das Haus war ein Pferdewechsel auf der Straße nach Petrovaradin, daher das breite Tor und der Hof. Die fünf Zimmer liegen zu ebener Erde rund um einen Nussbaum. Zwei teilen sich einen Vorraum, was für Familien mit älteren Kindern passt. Der Keller führt zwanzig Meter in den Löss; dort ist es immer dreizehn Grad warm oder kalt, je nach Monat, und dort probieren wir am Abend.

Es gibt kein WLAN. Wir haben es zweimal versucht, und beide Male saßen die Gäste danach mit dem Telefon unter dem Nussbaum.

Zur Burg mit dem Stadtmuseum und zur Kirche des heiligen Johannes von Capistrano geht man zehn Minuten bergauf. Der Bus nach Vukovar fährt werktags einige Male, am Sonntag so gut wie gar nicht. Wer mit dem Rad kommt, hat die letzten Kilometer vor Ilok ein paar kräftige Anstiege in den Beinen und bekommt das erste Glas umsonst.`,
    contact: ['phone', 'email', 'facebook'],
    setting: 'vineyard',
    time: 'rose',
    pictures: 9,
    isFeatured: true,
  },
  {
    name: 'Vila Graševina',
    kind: 'villa',
    city: 'Kutjevo',
    address: 'Ulica kralja Tomislava 58, 34340 Kutjevo',
    starRating: 4,
    guestRating: 4.6,
    reviewCount: 19,
    pricePerNight: 228,
    rooms: 4,
    guests: 9,
    sizeSquareMetres: 200,
    amenities: ['parking', 'pool', 'airConditioning', 'balcony', 'kitchen'],
    features: ['Becken mit Blick auf die Reben', 'Weinkühlschrank, gefüllt, Abrechnung am Ende', 'Kamin', 'Tischfußball', 'Drei Bäder'],
    tags: ['Goldenes Tal', 'Weinreise', 'Freundesgruppe', 'Pool', 'Krndija'],
    shortDescription: 'Haus für neun im Goldenen Tal, fünf Gehminuten von einem Klosterkeller, in dem seit 1232 Wein liegt.',
    description: `„Vallis aurea“ nannten die Römer das Tal von Požega, und Ende Oktober, wenn die Reben gelb werden, muss man den Namen nicht erklären.

Das Haus hat vier Schlafzimmer, drei Bäder und eine Terrasse nach Westen. Das Becken ist acht Meter lang und steht frei in der Sonne, Schatten wirft am Nachmittag nur der Grill. Von Juni bis August empfehlen wir für die Mittagsstunden den alten Zisterzienserkeller im Ort, Führungen mit Probe gibt es täglich nach Anmeldung.

Kein Internet, die Leitung endet an der Hauptstraße. Das Brot bringt der Bäckerwagen um halb neun, er hupt zweimal. Požega erreicht man mit dem Auto in einer knappen halben Stunde, das Meer in fünf Stunden, und beides gehört zu den Gründen, warum es hier im Juli so ruhig ist.`,
    contact: ['email', 'website'],
    setting: 'vineyard',
    time: 'golden',
    pictures: 8,
  },
  {
    name: 'Prenoćište Zlatni Vez',
    kind: 'other',
    city: 'Đakovo',
    address: 'Ulica Hrvatskih velikana 9, 31400 Đakovo',
    starRating: 2,
    guestRating: 3.8,
    reviewCount: 52,
    pricePerNight: 47,
    rooms: 7,
    guests: 14,
    sizeSquareMetres: 175,
    amenities: ['freeWifi', 'restaurant'],
    features: ['Café im Erdgeschoss', 'Frühstück 6 Euro', 'Einzelzimmer ohne Zuschlag'],
    tags: ['Kathedrale', 'Lipizzaner', 'Korzo'],
    shortDescription: 'Sieben schlichte Zimmer am Korzo; das Fenster am Treppenabsatz rahmt die Türme der Kathedrale.',
    description: `Die Kathedrale steht am Ende der Straße, roter Backstein, zwei Türme von 84 Metern, und ihre Glocken sind das Lauteste, was in Đakovo passiert. Ausgenommen das erste Juliwochenende: Dann ziehen zu den Đakovački vezovi Trachtengruppen und geschmückte Gespanne unter den Fenstern vorbei.

Zum Lipizzanergestüt geht man zehn Minuten. Gearbeitet wird mit den Pferden am Vormittag, Besucher melden sich vorher an.

Die Zimmer haben Dusche, Schrank und Nachttisch. Einen Fernseher gibt es im Café.`,
    contact: ['phone', 'facebook'],
    setting: 'town',
    time: 'morning',
    pictures: 5,
  },
  {
    name: 'Šetalište 8',
    kind: 'apartment',
    city: 'Slavonski Brod',
    address: 'Šetalište braće Radić 8, 35000 Slavonski Brod',
    starRating: 3,
    guestRating: 4.0,
    reviewCount: 25,
    pricePerNight: 53,
    rooms: 2,
    guests: 4,
    sizeSquareMetres: 67,
    amenities: ['freeWifi', 'parking', 'balcony', 'kitchen'],
    features: ['Garagenplatz', 'Waschmaschine', 'Kinderbett', 'Selbst einchecken'],
    tags: ['Save', 'Zwischenstopp', 'Festung', 'Promenade'],
    shortDescription: 'Zweiter Stock an der Save-Promenade. Gegenüber liegt Bosnien, und man kann dort den Leuten beim Angeln zusehen.',
    description: `Eine Wohnung, wie man sie auf halber Strecke zwischen Ljubljana und Belgrad braucht: Garage im Haus, Autobahn zehn Minuten entfernt, zwei getrennte Schlafzimmer, am Abend ein Spaziergang am Wasser und ein Lokal, in dem es um zehn noch warmes Essen gibt.

Der Balkon geht auf die Save. Am anderen Ufer liegt Brod in Bosnien und Herzegowina; das Telefon bucht sich gelegentlich dort ein, und das kann teuer werden. Schalten Sie das Roaming besser ab. Die Festung mit ihren Wällen und dem Tambura-Museum ist fünf Minuten entfernt.

Nachts hört man selten ein Schiff und im Sommer öfter Mopeds auf der Promenade. Kein Aufzug, 38 Stufen.`,
    contact: ['email'],
    setting: 'bridge',
    time: 'dusk',
    pictures: 6,
    isActive: false,
  },
  {
    name: 'Kod Čaplje',
    kind: 'pension',
    city: 'Bilje',
    address: 'Ulica kralja Zvonimira 87, 31327 Bilje',
    starRating: 3,
    guestRating: 4.7,
    reviewCount: 134,
    pricePerNight: 58,
    rooms: 4,
    guests: 9,
    sizeSquareMetres: 150,
    amenities: ['parking', 'balcony', 'kitchen'],
    features: ['Frühstück ab 4.30 Uhr möglich', 'Spektiv zum Ausleihen', 'Fahrräder', 'Garten mit Brunnen', 'Gemeinschaftsküche'],
    tags: ['Kopački rit', 'Vogelbeobachtung', 'Seeadler', 'Hirschbrunft', 'Radfahren', 'Baranja'],
    shortDescription: 'Für Frühaufsteher: vier Zimmer am Rand von Baranja, mit dem Rad zwanzig Minuten zu den Stegen von Kopački rit.',
    description: `März und April: Hochwasser, Enten, Löffler auf dem Durchzug. Mai bis Juli: Kormorane und Reiher in den Kolonien, dazu Mücken in einer Zahl, über die man im Haus nicht spricht, bevor die Gäste da sind. September: Hirsche, die man nachts bis in den Ort hört. Dezember und Januar: Seeadler auf den kahlen Pappeln, Nebel, niemand sonst.

Danach richtet sich bei uns auch das Frühstück. Wer um fünf am Wasser sein will, bekommt um halb fünf Brot, Speck, Eier und eine Thermosflasche.

Zum Besucherzentrum in Kopačevo fährt man mit dem Rad zwanzig Minuten, alles eben. Die Bootsfahrten sollte man im Frühjahr vorbestellen. In Bilje gibt es Läden, eine Apotheke und zwei Gasthäuser, in denen Karpfen an der Astgabel über dem Feuer gebraten wird. Nach Osijek fährt der Bus eine Viertelstunde.

Zimmer 1 liegt zur Straße, auf der im Herbst die Rübenlaster fahren.`,
    contact: ['email', 'phone', 'website', 'facebook'],
    setting: 'lake',
    time: 'morning',
    pictures: 9,
    isPopular: true,
  },
  {
    name: 'Salaš Tri Bunara',
    kind: 'resort',
    city: 'Karanac',
    address: 'Ulica Ive Lole Ribara 44, 31315 Karanac',
    starRating: 4,
    guestRating: 4.9,
    reviewCount: 108,
    pricePerNight: 118,
    rooms: 9,
    guests: 22,
    sizeSquareMetres: 460,
    amenities: ['freeWifi', 'parking', 'restaurant', 'pool', 'airConditioning'],
    features: ['Frühstück vom eigenen Hof', 'Becken zwischen Obstbäumen', 'Esel, Gänse, zwei Ponys', 'Brotbacken am Samstag', 'Leihräder', 'Drei rollstuhlgerechte Zimmer'],
    tags: ['Baranja', 'Bauernhof', 'Familien', 'Paprika', 'Weinstraße', 'Barrierefrei'],
    shortDescription: 'Langes weißes Bauernhaus mit Laubengang, Obstgarten und Becken. Das Frühstück dauert hier eine Stunde, planen Sie das ein.',
    description: `In Karanac stehen die Häuser mit der schmalen Seite zur Straße, und was wichtig ist, liegt dahinter: Hof, Brunnen, Stall, Garten, zuletzt die Felder. So ist es auch bei uns. Von außen sieht man zwei Fenster und ein Tor, drinnen geht man sechzig Meter am Laubengang entlang.

Neun Zimmer, alle ebenerdig, jedes mit Tür zum Gang, Lehmputz, Klimaanlage und einem Bett, das zu hoch aussieht und genau richtig ist. Drei haben breite Türen und eine Dusche ohne Schwelle.

Auf dem Frühstückstisch stehen Paprika in fünf Zuständen, Speck, Quark, Pflaumenmus, Eier und ein Brot, das schon am Nachmittag keiner mehr kennt, weil es alle ist. Abends kocht der Kessel über dem Feuer: Čobanac, wenn es kühl ist, sonst Fisch aus der Drau oder der Donau. Scharf heißt hier scharf; sagen Sie „blago“, wenn Sie es milder wollen.

Am Ort gibt es ein kleines Museum mit alten Werkstätten, in Zmajevac und Suza die Weinkeller in den Lösswegen, zum Radeln gerade Straßen bis zur Donau bei Batina. Einen Supermarkt hat Karanac nicht, nur einen Laden bis zwölf. Nachts hören Sie Frösche, im Juli Mähdrescher, immer Hunde.`,
    contact: ['email', 'phone', 'website', 'instagram'],
    setting: 'plain',
    time: 'golden',
    pictures: 11,
    isFeatured: true,
  },
  {
    name: 'Kurhaus Julijev Perivoj',
    kind: 'hotel',
    city: 'Daruvar',
    address: 'Trg kralja Tomislava 17, 43500 Daruvar',
    starRating: 3,
    guestRating: 4.1,
    reviewCount: 176,
    pricePerNight: 96,
    rooms: 34,
    guests: 62,
    sizeSquareMetres: 1720,
    amenities: ['freeWifi', 'parking', 'restaurant', 'pool', 'spa', 'airConditioning'],
    features: ['Thermalbecken 34 Grad', 'Moorpackungen', 'Aufzug', 'Halbpension', 'Böhmische Küche am Donnerstag', 'Fahrradraum', 'Bademantel gegen Pfand'],
    tags: ['Thermalbad', 'Kurpark', 'Tschechische Minderheit', 'Bier', 'Papuk'],
    shortDescription: 'Altes Kurhotel am Park, mit Thermalbecken, Moor und einer Küche, die donnerstags Knödel kocht.',
    description: `Daruvar hat zweisprachige Straßenschilder, ein eigenes Bier und warme Quellen, und alle drei haben miteinander zu tun: Böhmische Siedler kamen im 18. und 19. Jahrhundert, die Grafen Janković bauten die Bäder aus, und 1840 wurde zum ersten Mal gebraut.

Unser Haus grenzt an den Julijev park. Die vorderen Zimmer sehen auf Platanen, die hinteren auf das Bettenhaus von 1974, das auch uns gehört und außen so aussieht, wie man es sich denkt. Innen ist es erneuert, und weil dort die Aufzüge halten und die Gänge breit sind, wohnen Gäste mit Gehhilfe besser im hässlichen Teil.

Im Becken wird nicht geschwommen, sondern gestanden, gelehnt und geredet. Für Sport gibt es in der Stadt ein Freibad. Im Papuk, eine halbe Stunde mit dem Auto, kann man wandern; zu den Gesteinssäulen von Rupnica fährt man etwas länger.`,
    contact: ['email', 'phone', 'website', 'facebook'],
    setting: 'town',
    time: 'noon',
    pictures: 8,
  },
  {
    name: 'Bosut',
    kind: 'other',
    city: 'Vinkovci',
    address: 'Duga ulica 9, 32100 Vinkovci',
    starRating: 1,
    guestRating: null,
    reviewCount: 0,
    pricePerNight: 35,
    rooms: 1,
    guests: 1,
    sizeSquareMetres: 11,
    amenities: [],
    features: [],
    tags: [],
    shortDescription: 'Zimmer nahe am Bosut',
    description: 'Ein Zimmer, ein Bett, ein Stuhl. Bad auf dem Flur.',
    contact: [],
    setting: 'plain',
    time: 'noon',
    pictures: 5,
  },
  {
    name: 'Vila Stari Kursalon',
    kind: 'villa',
    city: 'Lipik',
    address: 'Ulica Marije Terezije 32, 34551 Lipik',
    starRating: 4,
    guestRating: null,
    reviewCount: 0,
    pricePerNight: 232,
    rooms: 5,
    guests: 10,
    sizeSquareMetres: 265,
    amenities: ['pool', 'spa', 'airConditioning', 'balcony', 'kitchen'],
    features: ['Überdachtes Becken im Hof', 'Dampfbad mit alten Fliesen', 'Kamin', 'Bibliothek zur Ortsgeschichte', 'Langer Esstisch für zwölf'],
    tags: ['Kurpark', 'Jahrhundertwende', 'Gruppen', 'Lipizzaner', 'Neu'],
    shortDescription: 'Frisch wiederhergestellte Kurvilla am Park von Lipik, für zehn Personen, mit Dampfbad und überdachtem Becken im Hof.',
    description: `Auf einer Fotografie von 1908 stehen sieben Menschen auf diesem Balkon, alle in Weiß. Auf einer anderen, aufgenommen im Dezember 1991, fehlt der Balkon und mit ihm das halbe Haus. Beide hängen im Treppenhaus, und wer das dritte Bild sehen möchte, muss sich nur umdrehen.

Neun Jahre hat die Wiederherstellung gedauert. Die Bodenfliesen im Dampfbad sind die alten, auch wenn man die Sprünge sieht. Das Becken im Hof ist neu, zehn Meter lang und mit einem Glasdach versehen, das sich im Sommer öffnen lässt.

Nicht alles ist fertig. Der Internetanschluss ist beantragt, zugesagt und bisher nicht gekommen; wir schreiben ihn erst hierher, wenn er da ist. Eine Zufahrt gibt es wegen der alten Bäume nicht, Autos stehen öffentlich an der Straße. Dafür braucht man es am Ort kaum: Kurpark, Wandelhalle und Bäcker liegen um die Ecke, zum Gestüt der Lipizzaner ist es ein Spaziergang.`,
    contact: ['email', 'phone', 'website'],
    setting: 'town',
    time: 'rose',
    pictures: 10,
  },
  {
    name: 'Thermenhaus Bohrloch Vier',
    kind: 'resort',
    city: 'Bizovac',
    address: 'Ulica kralja Tomislava 118, 31222 Bizovac',
    starRating: 3,
    guestRating: 3.6,
    reviewCount: 129,
    pricePerNight: 77,
    rooms: 28,
    guests: 66,
    sizeSquareMetres: 1480,
    amenities: ['restaurant', 'pool', 'spa', 'airConditioning'],
    features: ['Drei Becken, 30 bis 38 Grad', 'Solegrotte', 'Fiš paprikaš am Freitag', 'Familienzimmer', 'Massage nach Liste'],
    tags: ['Thermalsole', 'Preiswert', 'Anreise mit der Bahn', 'Familien', 'Slawonien'],
    shortDescription: 'Man suchte Erdöl und fand heißes Salzwasser. Einfaches Haus mit drei Becken, Küche mit Paprika und Bahnhof in Laufweite.',
    description: `In den Sechzigern wurde bei Bizovac nach Öl gebohrt. Heraus kam Wasser, fast hundert Grad heiß, salzig wie das Meer und mit einem Geruch, an den man sich am zweiten Tag gewöhnt. Ganz weg geht er nie, auch nicht aus dem Badeanzug.

Das Haus ist ein Plattenbau mit buntem Anstrich. Zu den Becken gelangt man durch einen verglasten Gang, was im Januar angenehmer ist als alles, was ein schönes Hotel zu bieten hätte. Im Speisesaal gibt es Resopaltische und am Freitag einen Fischpaprikasch, für den Leute aus Osijek kommen.

Noch drei Dinge. Der Hof dient der Feuerwehr als Zufahrt, weshalb dort niemand parken darf; die Straße davor ist breit genug. WLAN müssten wir über das Gemeindenetz beziehen, und das endet an der Kirche. Die Bahn von Osijek hält zwölf Gehminuten entfernt, man kann den ganzen Urlaub also gut ohne Auto und ohne Nachrichten verbringen.`,
    contact: ['phone', 'email', 'facebook'],
    setting: 'plain',
    time: 'night',
    pictures: 7,
  },
];
