import type { DemoListing } from './types.js';

export const bosnienUndHerzegowina: DemoListing[] = [
  {
    name: 'Konak Kriva Ulica',
    kind: 'pension',
    city: 'Mostar',
    address: 'Onešćukova ulica 37, 88000 Mostar',
    starRating: 3,
    guestRating: 4.6,
    reviewCount: 352,
    pricePerNight: 86,
    rooms: 6,
    guests: 13,
    sizeSquareMetres: 180,
    amenities: ['freeWifi', 'airConditioning', 'balcony'],
    features: ['Bosnisches Frühstück, 7 Euro', 'Dachterrasse', 'Gepäckhilfe über das Pflaster', 'Kaffee aus der Džezva'],
    tags: ['Stari most', 'Altstadt', 'Neretva', 'Zu Fuß', 'Minarettblick'],
    shortDescription: 'Von der Dachterrasse sehen Sie den Scheitel der Alten Brücke und manchmal einen Springer, der noch auf Trinkgeld wartet.',
    description: `Bis zur Alten Brücke sind es 180 Meter über poliertes Flusspflaster. Bei Regen ist es glatt wie Seife, Rollkoffer überleben es selten. Rufen Sie an, wenn Sie am Parkplatz stehen, dann kommt jemand mit einem Handwagen.

Das Haus ist nach 1995 wieder aufgebaut worden, mit dem alten Grundriss: unten ein Raum zum Sitzen, oben Zimmer mit breiten Bänken unter den Fenstern. Zwei Zimmer haben einen Balkon zur Radobolja, die hier unter der kleinen Krummen Brücke hindurch der Neretva zuläuft. Die anderen sehen in den Hof. Ganz oben liegt die Terrasse, auf der morgens das Frühstück steht: Burek, Kajmak, Tomaten, Honig.

Zwischen zehn und fünf schieben sich Tagesgäste aus Dubrovnik und Split durch die Gasse. Danach wird es schlagartig leer, und die beste Zeit auf der Brücke ist abends um neun. Der Ruf des Muezzins kommt im Juni schon gegen halb vier Uhr früh, aus mehreren Richtungen, gefolgt von Hähnen.

Bezahlt werden kann in Euro oder Konvertibler Mark. Das Roaming der EU gilt in Bosnien und Herzegowina nicht, unser WLAN reicht auch für Videogespräche.`,
    contact: ['email', 'phone', 'website', 'instagram'],
    setting: 'bridge',
    time: 'golden',
    pictures: 10,
    isPopular: true,
  },
  {
    name: 'Hotel Klek Zaljev',
    kind: 'hotel',
    city: 'Neum',
    address: 'Primorska ulica 48, 88390 Neum',
    starRating: 4,
    guestRating: 3.9,
    reviewCount: 418,
    pricePerNight: 174,
    rooms: 36,
    guests: 88,
    sizeSquareMetres: 2250,
    amenities: ['freeWifi', 'parking', 'restaurant', 'pool', 'seaView', 'airConditioning', 'balcony'],
    features: ['Alle Zimmer zum Meer', 'Kiesstrand, 90 Stufen unterhalb', 'Halbpension', 'Aufzug', 'Kinderbecken', 'Animation im Juli und August', 'Liegen am Pool inklusive'],
    tags: ['Strandurlaub', 'Familien', 'Adria', 'Halbpension', 'Zwischen Split und Dubrovnik'],
    shortDescription: 'Strandhotel am einzigen Küstenstück von Bosnien und Herzegowina: alle Balkone zur Bucht, alle Wege mit Stufen.',
    description: `Neum liegt an einem Hang, und es gibt hier keinen ebenen Meter, der nicht betoniert wäre. Vom Parkplatz fährt ein Aufzug fünf Etagen hinunter zur Rezeption, von dort führen neunzig Stufen zum Strand. Dafür sieht jedes unserer 36 Zimmer auf die Bucht und auf die Halbinsel Klek, hinter der die Sonne untergeht.

Das Wasser ist ruhig wie in einem See und schon im Juni warm. Der Strand ist Kies, stellenweise Betonplatte; Badeschuhe helfen. Im August teilen Sie ihn mit sehr vielen Leuten, und die Musik der Strandbars trägt bis Mitternacht auf die unteren Balkone.

Die meisten Gäste buchen Halbpension, denn das Angebot an Restaurants ist nicht groß. Im Ort ist vieles günstiger als in Kroatien. Nach Dubrovnik fährt man gut anderthalb Stunden und überquert dabei eine Grenze; Ausweis nicht vergessen, und an Sommersamstagen Geduld mitbringen.`,
    contact: ['email', 'phone', 'website', 'facebook'],
    setting: 'bay',
    time: 'rose',
    pictures: 11,
    isPopular: true,
  },
  {
    name: 'Kuća Žilavka',
    kind: 'apartment',
    city: 'Trebinje',
    address: 'Obala Luke Vukalovića 22, 89101 Trebinje',
    starRating: 4,
    guestRating: 4.8,
    reviewCount: 74,
    pricePerNight: 64,
    rooms: 2,
    guests: 4,
    sizeSquareMetres: 74,
    amenities: ['freeWifi', 'parking', 'airConditioning', 'kitchen'],
    features: ['Flasche Žilavka zur Begrüßung', 'Radkeller', 'Waschmaschine', 'Terrasse unter Reben', 'Späte Abreise nach Absprache'],
    tags: ['Trebišnjica', 'Platanen', 'Wein', 'Ćiro-Radweg', 'Nahe Dubrovnik'],
    shortDescription: 'Erdgeschosswohnung am Fluss, vier Minuten vom Platanenplatz; Dubrovnik ist eine Dreiviertelstunde entfernt, wenn die Grenze will.',
    description: `Manche Gäste buchen uns als Ausweg, weil in Dubrovnik nichts mehr frei oder bezahlbar war, und ärgern sich am dritten Tag, dass sie nur drei Tage haben.

Der Fluss läuft zwanzig Meter vor der Terrasse, grün und langsam, am anderen Ufer die Mauern der Altstadt. Auf dem Platz mit den Platanen ist vormittags Markt: Schinken, Käse aus dem Sack, Feigen, Tabak. Abends sitzen dort alle Generationen, und ein Glas Wein kostet so viel wie anderswo das Wasser.

Mit dem Rad geht es auf der Trasse der alten Schmalspurbahn durch das Popovo polje, fast ohne Steigung, dafür auf groben Schotterstücken und durch unbeleuchtete Tunnel. Licht mitnehmen. Die Arslanagić-Brücke liegt einen Spaziergang flussaufwärts.

Vom Bad ins zweite Schlafzimmer kommt man nur durch das erste. Für zwei Paare, die sich nicht gut kennen, ist das ungeschickt.`,
    contact: ['email', 'phone', 'instagram'],
    setting: 'vineyard',
    time: 'dusk',
    pictures: 8,
  },
  {
    name: 'Vrelo Han',
    kind: 'pension',
    city: 'Blagaj',
    address: 'Blagaj bb, 88201 Blagaj',
    starRating: 2,
    guestRating: 4.2,
    reviewCount: 61,
    pricePerNight: 52,
    rooms: 5,
    guests: 11,
    sizeSquareMetres: 160,
    amenities: ['parking', 'restaurant'],
    features: ['Terrasse über der Buna', 'Forelle vom Grill', 'Frühstück inklusive'],
    tags: ['Buna-Quelle', 'Derwischkloster', 'Forelle'],
    shortDescription: 'Gasthaus an der Buna, sechs Minuten unterhalb der Quelle. Zimmer mit Ventilator, Wasser mit zehn Grad.',
    description: `Die Buna kommt als fertiger Fluss aus dem Berg, unter einer zweihundert Meter hohen Wand, an deren Fuß das Derwischkloster steht. Um acht Uhr früh hat man das fast für sich. Ab elf gehört der Weg den Reisegruppen.

Unsere Zimmer sind klein und liegen über dem Lokal. Eine Klimaanlage fehlt, der Fluss kühlt die Nächte besser als jedes Gerät. Gekocht wird bis zehn, der letzte Tisch steht aber selten vor elf auf. Mostar erreicht man mit dem Auto in zwanzig Minuten, mit dem Bus in einer halben Stunde.`,
    contact: ['phone', 'facebook'],
    setting: 'mountain',
    time: 'morning',
    pictures: 6,
  },
  {
    name: 'Pilgerhaus Bijakovići',
    kind: 'pension',
    city: 'Međugorje',
    address: 'Bijakovići 63, 88266 Međugorje',
    starRating: 2,
    guestRating: 4.4,
    reviewCount: 197,
    pricePerNight: 48,
    rooms: 26,
    guests: 60,
    sizeSquareMetres: 820,
    amenities: ['freeWifi', 'parking', 'restaurant', 'airConditioning'],
    features: ['Drei Mahlzeiten am Tag möglich', 'Aufzug', 'Busparkplatz', 'Kapelle im Haus', 'Deutschsprachige Begleitung auf Anfrage'],
    tags: ['Wallfahrt', 'Gruppenreise', 'Podbrdo', 'Križevac'],
    shortDescription: 'Haus für Pilger und Gruppen am Fuß des Podbrdo, mit gemeinsamem Essen an langen Tischen und einer kleinen Kapelle.',
    description: `Zum Weg auf den Podbrdo gehen Sie von der Haustür vier Minuten, zur Pfarrkirche Sankt Jakob auf dem Feldweg zwanzig. Beide Berge sind steinig; feste Schuhe nimmt man auch dann mit, wenn man barfuß gehen will.

Gegessen wird um acht, um halb eins und nach der Abendmesse, immer für alle zugleich: Suppe, Fleisch oder Fisch, Gemüse, Obst. Wer Diät hält, schreibt uns das vorher. Die Zimmer haben zwei oder drei Betten, ein Kreuz, einen Schrank, ein Duschbad. Fernseher gibt es nicht.

Ende Juni zum Jahrestag und Anfang August zum Jugendfestival ist der ganze Ort voll, dann nehmen wir Anmeldungen nur von Gruppen an. Im November dagegen sitzt man manchmal zu sechst am langen Tisch.`,
    contact: ['email', 'phone', 'website'],
    setting: 'plain',
    time: 'noon',
    pictures: 6,
  },
  {
    name: 'Hotel Mahala Logavina',
    kind: 'hotel',
    city: 'Sarajevo',
    address: 'Logavina 41, 71000 Sarajevo',
    starRating: 4,
    guestRating: 4.7,
    reviewCount: 233,
    pricePerNight: 128,
    rooms: 16,
    guests: 31,
    sizeSquareMetres: 610,
    amenities: ['freeWifi', 'restaurant', 'spa', 'airConditioning', 'balcony'],
    features: ['Hamam mit Anmeldung', 'Frühstück inklusive', 'Stadtspaziergang am Dienstag', 'Innenhof mit Brunnen', 'Abholung vom Bahnhof', 'Alkoholfreie Küche'],
    tags: ['Baščaršija', 'Osmanisch', 'Hamam', 'Geschichte', 'Kaffeekultur', 'Winterolympiade'],
    shortDescription: 'Sechzehn Zimmer um einen Innenhof in der Mahala oberhalb der Baščaršija; bergab sind es sechs Minuten, bergauf zehn.',
    description: `Die Logavina steigt von der Innenstadt so gerade und so steil den Hang hinauf, dass man oben stehen bleibt und sich umdreht, angeblich wegen der Aussicht. Die gibt es wirklich: Minarette, Kuppeln, das Band der Miljacka, gegenüber der Trebević mit der Seilbahn.

Unser Haus besteht aus zwei Teilen, wie es bei wohlhabenden Familien im 19. Jahrhundert üblich war, einem zur Straße für Gäste und einem zum Garten für die Familie. Dazwischen liegt der Hof mit dem Brunnen, und um ihn laufen die Zimmer. Sie sind mit Holzdecken, Wandschränken und niedrigen Bänken eingerichtet, die Betten sind von heute. In den vorderen Zimmern zeigt eine gerahmte Fotografie, wie die Straße 1994 aussah. Wir haben überlegt, ob man Gästen das ins Zimmer hängen soll, und es dann getan.

Im Restaurant wird kein Alkohol ausgeschenkt. Dafür gibt es Kaffee, wie er sein soll, Rosensaft im Sommer, Begova čorba, gefüllte Zwiebeln und Tufahije. Das Frühstück reicht bis in den Mittag, wenn man es lässt. Der Hamam im Keller ist klein und wird stundenweise an jeweils eine Gesellschaft vergeben.

Was Sie wissen sollten: Es gibt keinen Aufzug und keinen Parkplatz, in der engen Straße kommt ein Kleinwagen gerade durch. Im Winter hängt in der Stadt manchmal tagelang Rauch unter der Inversion; wer Asthma hat, kommt besser zwischen April und Oktober. Zur Straßenbahn gehen Sie acht Minuten, sie fährt den Ring um die Altstadt und dann den ganzen Weg bis Ilidža.`,
    contact: ['email', 'phone', 'website', 'facebook', 'instagram'],
    setting: 'town',
    time: 'dusk',
    pictures: 10,
    isFeatured: true,
  },
  {
    name: 'Zimmer am Glockenturm',
    kind: 'apartment',
    city: 'Jajce',
    address: 'Ulica Svetog Luke 14, 70101 Jajce',
    starRating: 2,
    guestRating: 4.1,
    reviewCount: 22,
    pricePerNight: 43,
    rooms: 1,
    guests: 3,
    sizeSquareMetres: 33,
    amenities: ['parking', 'kitchen'],
    features: ['Stellplatz vor dem Stadttor', 'Holzofen', 'Bettwäsche inklusive', 'Wanderkarte zu den Pliva-Seen'],
    tags: ['Pliva-Wasserfall', 'Festung', 'Mühlen'],
    shortDescription: 'Eine Wohnküche mit Alkoven unter der Festung; nachts, wenn die Stadt still ist, hört man den Wasserfall.',
    description: `In Jajce fällt die Pliva mitten in der Stadt zwanzig Meter tief in den Vrbas. Von unserem Fenster sieht man ihn nicht, man hört ihn nur; dafür blickt man auf den Turm des heiligen Lukas und die Mauern der Königsburg.

Die Gasse ist für Autos gesperrt, vom Stellplatz tragen Sie das Gepäck 150 Meter bergauf. Zu den alten Holzmühlen an den Pliva-Seen sind es fünf Kilometer, ein schöner Weg am Wasser entlang.

Kein Internet. Geheizt wird mit Holz, das Anzünden zeigt der Nachbar.`,
    contact: ['phone'],
    setting: 'waterfalls',
    time: 'morning',
    pictures: 5,
    isActive: false,
  },
  {
    name: 'Raftbaza Bukovi',
    kind: 'hostel',
    city: 'Konjic',
    address: 'Ulica maršala Tita 52, 88400 Konjic',
    starRating: 1,
    guestRating: 4.3,
    reviewCount: 89,
    pricePerNight: 36,
    rooms: 7,
    guests: 34,
    sizeSquareMetres: 240,
    amenities: ['freeWifi', 'restaurant', 'kitchen'],
    features: ['Neoprenanzüge im Verleih', 'Grillabend am Samstag', 'Trockenraum', 'Abholung am Bahnhof', 'Hängematten'],
    tags: ['Rafting', 'Neretva', 'Gruppen', 'Bunker', 'Bahnreise', 'Abenteuer'],
    shortDescription: 'Ausgangspunkt für Touren auf der Neretva: Stockbetten, Trockenraum, eine Küche für alle und abends Feuer im Hof.',
    description: `7.45 Uhr: Frühstück, Eier und Brot, so viel ihr schafft.

8.30 Uhr: Der Transporter fährt euch flussaufwärts. Die Tour dauert mit Pausen bis vier, das Wasser hat auch im Juli kaum zwölf Grad, und nass werdet ihr garantiert.

17 Uhr: Heiß duschen, solange der Boiler reicht. Wer als Letzter kommt, duscht lauwarm.

Am nächsten Tag lohnt der Bunker, den Tito unter dem Berg anlegen ließ; Führungen gibt es nur zu festen Zeiten, wir reservieren für euch mit. Die steinerne Brücke ist zehn Minuten entfernt. Zum Bahnhof, von dem der Zug nach Mostar durch die Schlucht und nach Sarajevo über die Kehren fährt, lauft ihr eine Viertelstunde.

Die Hauptstraße ist laut, der Hof abends auch. Wer Ruhe sucht, sollte ehrlich gesagt woanders schlafen.`,
    contact: ['email', 'phone', 'facebook', 'instagram'],
    setting: 'bridge',
    time: 'noon',
    pictures: 7,
  },
  {
    name: 'Steinhaus unter der Kula',
    kind: 'other',
    city: 'Počitelj',
    address: 'Počitelj bb, 88300 Čapljina',
    starRating: 2,
    guestRating: null,
    reviewCount: 0,
    pricePerNight: 58,
    rooms: 1,
    guests: 2,
    sizeSquareMetres: 36,
    amenities: [],
    features: ['Granatapfelbäume im Hof', 'Kohlebecken für den Abend', 'Kühltasche mit Eis'],
    tags: ['Stufendorf', 'Künstlerkolonie', 'Stille'],
    shortDescription: 'Ein Raum, dicke Mauern, 140 Stufen über der Straße: Wohnen im Steindorf an der Neretva, ohne Netz und ohne Küche.',
    description: `Tagsüber kommen Reisebusse, kaufen Granatapfelsaft und fahren weiter. Um sechs sind sie fort, und in Počitelj leben dann noch ein paar Dutzend Menschen, die Katzen und Sie.

Das Haus hat einen Raum und ein nachträglich eingebautes Bad. Strom ja, Internet nein. Essen gibt es im Gasthaus an der Straße, Vorräte in Čapljina.`,
    contact: ['email'],
    setting: 'alley',
    time: 'night',
    pictures: 5,
  },
];
