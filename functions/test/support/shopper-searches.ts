/**
 * Searches of shoppers and what is acceptable among the first three: a type of products, or a part of
 * a product's id; "-" if the shop has nothing of the kind. They are written from the products, not from
 * the vocabulary, and some are hard on purpose.
 */
const table = `
# brand + model
asus tuf rtx 5080 = rtx-5080
amd ryzen 7 9800x3d = 9800x3d
samsung 990 pro = 990-pro
fractal design north = north
noctua nh-d15 = nh-d15
logitech mx master 3s = mx-master
lian li o11 dynamic = o11
seagate barracuda 2tb = barracuda
msi b650 tomahawk = tomahawk
steelseries apex pro = apex
western digital red plus = wd-red
# model only or part of it
9800x3d = 9800x3d
5080 = rtx-5080
5070 ti = 5070-ti
b580 = b580
u2723qe = u2723qe
27gp850 = 27gp850
nr200 = nr200p
7600 = 7600
trident z5 = trident
superlight 2 = superlight
liquid freezer 3 = freezer
odyssey g9 = odyssey
cloud 2 = hyperx
b550m = b550m
g95c = odyssey
# model joined or split
rtx5080 = rtx-5080
5070ti = 5070-ti
rx9070xt = 9070-xt
990pro = 990-pro
870evo = 870-evo
9800 x3d = 9800x3d
5700 x3d = 5700x3d
nhd15 = nh-d15
mp 600 mini = mp600
rm 850x = rm850x
k 70 keyboard = k70
ryzen7 9800x3d = 9800x3d
bequiet 650w = pure-power
gskill ddr5 = trident
ultra 7 265 k = 265k
rtax86u = rt-ax86u
# prefix while typing
sams = 990-pro, 870-evo, odyssey
ryz = ryzen
gefor = rtx-5080, 5070-ti, 3050
logit = mx-master, superlight, c920s
noct = nh-d15, l9a
keyb = Keyboard
motherb = Motherboard
graphi = Graphics card
corsair ven = vengeance
rtx 50 = rtx-5080, 5070-ti
9800 = 9800x3d
mx mas = mx-master
thread = 7960x
crucial t7 = t705
# typo
nvdia = rtx-5080, 5070-ti, 3050
keybord = Keyboard
samsng ssd = 990-pro, 870-evo
gefroce 5080 = rtx-5080
moniter 27 inch = 27gp850, u2723qe
ryzon 7 = 9800x3d, 5700x3d, 9700x
corsiar psu = rm850x, sf750, rm650e
logitec mouse = Mouse
noctau cooler = nh-d15, l9a
motherbord am5 = tomahawk, b650e-i, b650m-e
procesor = Processor
grafics card = Graphics card
vengance ddr5 = vengeance
threadriper = 7960x
wireles mouse = Mouse
hedset = hyperx
tomohawk = tomahawk
# synonym or category
gpu = Graphics card
graphics card = Graphics card
video card = Graphics card
cpu = Processor
mobo = Motherboard
mainboard = Motherboard
psu = Power supply
power supply = Power supply
aio = freezer, kraken
water cooler = freezer, kraken
cpu cooler = Cooler
ssd = SSD
nvme = 990-pro, t705, mp600, nv3
m.2 = 990-pro, t705, mp600, nv3
ram = RAM
memory = RAM
ddr5 = trident, vengeance, sodimm
hard drive = HDD
solid state drive = SSD
headphones = hyperx
pc case = Case
wifi router = rt-ax86u
display = Monitor
# brand + category
corsair power supply = rm850x, sf750, rm650e
asus monitor = pa248qv
samsung monitor = odyssey
intel gpu = b580
amd graphics card = 9070-xt, 9060-xt
nvidia gpu = rtx-5080, 5070-ti, 3050
intel cpu = 265k
kingston ssd = a400, nv3
cooler master case = nr200p
# socket, chipset or memory type
am5 motherboard = tomahawk, b650e-i, b650m-e
am4 cpu = 5700x3d
am4 mobo = b550m
lga1851 motherboard = z890
lga 1851 processor = 265k
am5 cpu = 9800x3d, 7600, 9700x
z890 = z890
ddr4 ram = fury
# capacity or speed
2tb nvme = 990-pro, t705
32gb ddr5 6000 = vengeance
1tb ssd = 870-evo, mp600, nv3
4tb hdd = wd-red
64gb ram = trident
16 gb ddr4 = fury
16gb graphics card = rtx-5080, 9070-xt, 5070-ti, 9060-xt
12gb gpu = b580
6000mhz ram = trident, vengeance
2x16gb = vengeance
8 core cpu = 9800x3d, 5700x3d, 9700x
# wattage and efficiency
850w psu gold = rm850x, a850gls
750w power supply = sf750
650 watt psu = pure-power, rm650e
platinum psu = sf750
# size or form factor
mini itx case = nr200p
27 inch 1440p monitor = 27gp850
mini itx motherboard = b650e-i
matx motherboard = b550m, b650m-e
360mm aio = freezer
240 radiator = kraken
sfx psu = sf750
4k monitor = u2723qe
ultrawide monitor = odyssey
24 inch monitor = pa248qv
60% keyboard = ducky
tenkeyless keyboard = apex
2.5 inch ssd = 870-evo, a400
m.2 2230 = mp600
low profile gpu = 3050
# purpose
monitor for photo editing = u2723qe, pa248qv
gaming mouse = superlight
gaming monitor = 27gp850, odyssey
gaming headset = hyperx
laptop ram = sodimm
nas hard drive = wd-red
steam deck ssd = mp600
# price
gpu under 600 = b580, 3050, 9060-xt
ssd $100-200 = 990-pro
monitor under $300 = pa248qv
cpu below 200 = 7600
graphics card 500 to 1000 = 9070-xt, 5070-ti
motherboard less than $150 = b550m, b650m-e
psu under 100 = pure-power, rm650e
gpu over 1000 = rtx-5080
# plural
graphics cards = Graphics card
mice = Mouse
power supplies = Power supply
ssds = SSD
hard disks = HDD
cases = Case
# other word order
5080 asus = rtx-5080
pro 990 2tb samsung = 990-pro
case nzxt white = h5-flow
cl30 32gb corsair = vengeance
# punctuation, case and hyphens
SAMSUNG 990 PRO = 990-pro
RTX-5080 = rtx-5080
be quiet! = pure-power
wi-fi 6e motherboard = tomahawk, b650e-i
nh d15 = nh-d15
27" monitor = 27gp850, u2723qe
Wi-Fi 7 board = z890
27\u2033 monitor = 27gp850, u2723qe
wi\u2011fi 7 board = z890
1 000 gb ssd = 870-evo, mp600, nv3
# excluded
ssd -samsung = t705, mp600, a400, nv3
gpu -nvidia = 9070-xt, 9060-xt, b580
# colour
black ram = vengeance
white case = h5-flow
white graphics card = 5070-ti
# filler words
a case with a wood front = north, a3-matx
a cpu with 3d cache = 9800x3d, 5700x3d
i need a graphics card for 4k = rtx-5080, 9070-xt, 5070-ti
a webcam with a cover for the lens = c920s
# two facts
bluetooth mouse = mx-master
wireless gaming mouse = superlight
pcie 5 ssd = t705
am5 low profile cooler = l9a
motherboard for core ultra = z890
# nothing: the shop does not have it
rtx 4090 = -
rtx 5090 = -
4070 ti = -
ryzen 9 9950x3d = -
i9-14900k = -
rx 7900 xtx = -
7900xtx = -
cooler for threadripper = -
samsung 980 pro = -
logitech g502 = -
corsair rm1000x = -
wd black sn850x = -
# models, second set
rx 9060xt 16gb = 9060-xt
rtx 3050 6gb = rtx-3050
9700x = 9700x
265k = 265k
intel ultra 7 = 265k
nv3 1tb = nv3
peerless assassin 120 = peerless
nh-l9a = l9a
a3-matx = a3-matx
pure power 12 m = pure-power
z890-plus = z890
b650m-e = b650m-e
c920 = c920s
g pro x superlight = superlight
one 3 mini = ducky
# joined and split, second set
rtx5070ti = 5070-ti
5700 x 3d = 5700x3d
ryzen5 7600 = ryzen-5-7600
r7 9700x = 9700x
wdred 4tb = wd-red
coolermaster nr200p = nr200p
steel series keyboard = apex
mxmaster 3s = mx-master
# while typing, second set
thermalr = peerless
sapph = 9070-xt, 9060-xt
radeon 90 = 9070-xt, 9060-xt
ryzen 7 97 = 9700x
tomah = tomahawk
samsung od = odyssey
steels = apex
# typos, second set
peerles assasin = peerless
radeno = 9070-xt, 9060-xt
thermaltright = peerless
powersupply = Power supply
headpones = hyperx
rooter wifi = rt-ax86u
mechancial keyboard = apex, k70
grafik card = Graphics card
cruical ram = sodimm
seagete 2tb = barracuda
fracal north = north
lien li = o11, a3-matx
ultrawid monitor = odyssey
# how shoppers call things
graphic cards amd = 9070-xt, 9060-xt
mobo ddr5 = tomahawk, b650, z890
heatsink = Cooler
cpu fan = Cooler
fan = Cooler
water cooling = kraken, freezer
nvme drive = 990-pro, t705, mp600, nv3
m.2 ssd 1tb = mp600, nv3
sata ssd = 870-evo, a400
external monitor = Monitor
computer screen = Monitor
sticks of ram = RAM
desktop memory ddr5 = vengeance, trident
laptop ddr5 = sodimm
tkl keyboard = apex
ergonomic mouse = mx-master
quiet mouse = mx-master
headset with mic = hyperx
web camera 1080p = c920s
internet router = rt-ax86u
modular psu = rm850x, sf750, rm650e, a850gls, pure-power
fully modular power supply = rm850x, sf750, rm650e, a850gls
80 plus gold 850w = rm850x, a850gls
pc tower white = h5-flow
wood case = north, a3-matx
matx case = a3-matx, north, o11, h5-flow
small case itx = nr200p, a3-matx
glass case = o11, nr200p
# facts
pcie 5.0 ssd = t705
pcie 4.0 nvme 1tb = mp600, nv3
ddr5 6000 cl30 = vengeance, trident
16gb vram gpu = rtx-5080, 9070-xt, 5070-ti, 9060-xt
gddr7 = rtx-5080, 5070-ti
20 core processor = 265k
165hz monitor = 27gp850
240hz = odyssey
49 inch monitor = odyssey
27" 4k = u2723qe
usb c monitor = u2723qe
ips monitor = 27gp850, u2723qe, pa248qv
matx am5 board = b650m-e
itx motherboard = b650e-i
wifi motherboard am5 = tomahawk, b650e-i
motherboard with wifi 7 = z890
lga1851 = z890, 265k, Cooler
low profile cpu cooler = l9a
7200 rpm = barracuda
rgb ram = trident
rgb keyboard = k70, apex
# prices in words
graphics card under 300 = b580, 3050
ssd under 70 = nv3, a400
cpu around 300 = 9700x, 265k
cpu between 200 and 350 = 265k, 9700x, 5700x3d
cooler under $50 = peerless
case under 100 = h5-flow, a3-matx
keyboard under $150 = ducky
psu max 100 = pure-power, rm650e
motherboard 100-150$ = b650m-e
over $1000 = rtx-5080, odyssey, 7960x
# whole sentences
best cpu for gaming = Processor
good psu for rtx 5080 = rm850x, a850gls
which ram for ryzen 7600 = vengeance, trident
motherboard for 9700x = tomahawk, b650e-i, b650m-e
cooler for ryzen 7 9700x = Cooler
case for rtx 5080 = north, o11, h5-flow, a3-matx
ssd for laptop = 990-pro, 870-evo, a400, mp600
cheap graphics card = 3050, b580
cheapest ssd = a400
quiet cpu cooler = nh-d15, l9a
# nothing, second set
rtx 4060 = -
rx 6700 xt = -
ryzen 7 7800x3d = -
i5-13600k = -
x670e motherboard = -
b760m = -
ddr3 ram = -
8tb hdd = -
corsair rm750x = -
noctua nh-u12s = -
lian li o11 vision = -
logitech g305 = -
iphone 15 = -
printer ink = -
hdmi cable = -
asdfgh = -
144hz = -
`

/** A search and what is accepted in each line. */
export const readSearches = (table: string) =>
  table
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [q = '', accepted = ''] = line.split(' = ')
      return { q, accepted: accepted === '-' ? [] : accepted.split(', ') }
    })

export const shopperSearches = readSearches(table)
