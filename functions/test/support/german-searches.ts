import { readSearches } from './shopper-searches.ts'

/** Searches of German shoppers in the form of `shopperSearches`, written before the vocabulary. */
export const germanSearches = readSearches(`
# types, also in the plural and without umlauts
Grafikkarten = Graphics card
Prozessor = Processor
Netzteile = Power supply
Gehäuse = Case
kuehler = Cooler
Arbeitsspeicher = RAM
Festplatte = HDD
Hauptplatine = Motherboard
Bildschirm = Monitor
tastaturen = Keyboard
Mäuse = Mouse
kopfhorer = hyperx
# compounds
DDR5-Arbeitsspeicher = trident, vengeance, sodimm
CPU-Kühler = Cooler
AM5-Mainboard = tomahawk, b650e-i, b650m-e
Mini-ITX-Gehäuse = nr200p
Gamingmaus = superlight
SSD-Festplatte = SSD
Prozessorkühler = Cooler
27-Zoll-Monitor = 27gp850, u2723qe
8-Kern-Prozessor = 9800x3d, 5700x3d, 9700x
WLAN-Router = rt-ax86u
Laptopspeicher = sodimm
# facts
Netzteil 750 Watt = sf750
2,5 Zoll SSD = 870-evo, a400
Mainboard mit WLAN = tomahawk, b650e-i, z890
kabellose Maus = Mouse
leiser CPU-Kühler = nh-d15, l9a
weißes Gehäuse = h5-flow
weisse Grafikkarte = 5070-ti
Gehäuse aus Holz = north, a3-matx
gebogener Bildschirm = odyssey
Wasserkühlung 360 mm = freezer
Headset mit Mikrofon = hyperx
flacher Kühler AM5 = l9a
# prices
Grafikkarte unter 500 € = b580, 3050, 9060-xt
Netzteil bis 100 Euro = pure-power, rm650e
Monitor zwischen 300 und 600 Euro = 27gp850, u2723qe
Grafikkarte ab 1.000 € = rtx-5080
SSD für höchstens 70 € = nv3, a400
günstige Grafikkarte = 3050, b580
# what fits
Netzteil für RTX 5080 = rm850x, a850gls
Mainboard passend zum Ryzen 7 9700X = tomahawk, b650e-i, b650m-e
# typos, and while typing
Grafikarte = Graphics card
Tastertur = Keyboard
netzt = Power supply
# nothing: the shop does not have it
Drucker = -
Speicherkarte = -
Bürostuhl = -
rote Grafikkarte = -
`)
