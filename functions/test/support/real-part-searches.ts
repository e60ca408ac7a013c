import type { ProductDetails } from '../../src/contract/catalog/product.ts'

/**
 * Searches of the parts of OpenDB: a type and signs that the name, the specifications, the facts or the part numbers
 * of each right product have. They were written from the data, before any of their results was seen.
 */
const table = `
# exact models
rtx 5080 = Graphics card & rtx ?5080
rtx 4070 super = Graphics card & 4070 super
rx 9070 xt = Graphics card & 9070 ?xt
ryzen 7 9800x3d = Processor & 9800x3d
ryzen 5 7600x = Processor & 7600x\\b
core ultra 7 265k = Processor & 265k\\b
i9 14900k = Processor & 14900k\\b
i5-12400f = Processor & 12400f
990 pro 2tb = SSD & 990 pro & capacityGb=2000
sn850x 2tb = SSD & sn850x & capacityGb=2000
crucial p3 plus 1tb = SSD & p3 plus & capacityGb=1000
noctua nh-d15 = Cooler & nh-d15
peerless assassin 120 se = Cooler & peerless assassin 120 se
rm850x = Power supply & rm850x
sf750 = Power supply & sf750
4000d airflow = Case & 4000d airflow
h9 flow white = Case & h9 flow & white
lancool 216 = Case & lancool 216
fractal torrent = Case & torrent
logitech g pro x superlight 2 = Mouse & pro x superlight 2
razer deathadder v3 = Mouse & deathadder v3
mx keys mini = Keyboard & mx keys mini
keychron k8 = Keyboard & keychron k8
logitech c920 = Webcam & c920
hyperx cloud ii = Headset & cloud ii\\b
kryonaut = Thermal paste & kryonaut
windows 11 pro = Operating system & windows 11 pro
sound blaster ae-5 = Sound card & ae-5
blue yeti = Microphone & blue yeti
# part numbers
100-100001084WOF = Processor & 9800x3d
MZ-V9P2T0B/AM = SSD & 990 pro 2tb
CP-9020293-EU = Power supply & rm850e white
# kinds with properties
32gb ddr5 6000 cl30 = RAM & capacityGb=32; & memoryType=DDR5 & speedMts=6000 & casLatency=30
ddr4 3200 16gb = RAM & memoryType=DDR4 & speedMts=3200 & capacityGb=16;
64gb ddr5 = RAM & memoryType=DDR5 & capacityGb=64;
32gb ddr5 sodimm = RAM & form=SO-?DIMM & memoryType=DDR5 & capacityGb=32;
corsair vengeance 32gb ddr5 = RAM & corsair vengeance & memoryType=DDR5 & capacityGb=32;
trident z5 6000 = RAM & trident z5 & speedMts=6000
b650 itx = Motherboard & b650 & formFactor=Mini-ITX
x870e motherboard = Motherboard & x870e
z790 ddr4 = Motherboard & z790 & memoryType=DDR4
am5 micro atx board = Motherboard & socket=AM5 & formFactor=Micro-?ATX
asus rog strix b650e-f = Motherboard & strix b650e-f
850w gold = Power supply & watts=850; & efficiency=[^;]*gold
sfx 750w platinum = Power supply & form=SFX & watts=750; & efficiency=[^;]*platinum
white case = Case & white
mini itx case = Case & mini.itx
4tb hdd = HDD & capacityGb=4000;
ironwolf 4tb = HDD & ironwolf & capacityGb=4000;
2tb nvme ssd = SSD & capacityGb=2000; & nvme|pcie
1tb sata ssd = SSD & capacityGb=1000; & sata
360mm aio am5 = Cooler & radiatorMm=360; & sockets=[^;]*am5
27 1440p 165hz = Monitor & diagonalInches=2(?:6.[5-9]|7); & resolution=2560 . 1440 & refreshHz=165;
27 inch 4k 144hz monitor = Monitor & diagonalInches=2(?:6.[5-9]|7); & resolution=3840 . 2160 & refreshHz=144;
arctic p12 = Case fan & arctic p12
10gbe network card = Network card & 10 ?gb|10g
wireless gaming headset = Headset & wireless|2\\.4|bluetooth
# misspelled
geforse rtx 4090 = Graphics card & rtx ?4090
samsng 980 pro = SSD & samsung 980 pro
corsiar 1000w psu = Power supply & corsair & watts=1000;
`

/** Run only at the begin and at the end of work on the ranking. */
const heldOutTable = `
rtx 5090 astral = Graphics card & astral & 5090
rx 7800 xt 16gb = Graphics card & 7800 ?xt
arc b580 = Graphics card & b580
gtx 1660 super = Graphics card & 1660 super
ryzen 9 9950x = Processor & 9950x\\b
ryzen 5 5600 = Processor & ryzen 5 5600\\b
i7 13700k = Processor & 13700k\\b
870 evo 1tb = SSD & 870 evo & capacityGb=1000;
firecuda 530 2tb = SSD & firecuda 530 & capacityGb=2000;
wd red plus 8tb = HDD & red plus & capacityGb=8000;
kingston nv2 1tb = SSD & nv2 & capacityGb=1000;
be quiet straight power 12 = Power supply & straight power 12
focus gx 750 = Power supply & focus gx & watts=750;
1000w platinum power supply = Power supply & watts=1000; & efficiency=[^;]*platinum
fractal define 7 = Case & define 7
pink case = Case & pink
liquid freezer iii 360 = Cooler & liquid freezer iii & 360
deepcool ak620 = Cooler & ak620
lga1700 240mm aio = Cooler & radiatorMm=240; & sockets=[^;]*lga ?1700
b760m ddr4 = Motherboard & b760m & memoryType=DDR4
z890 itx = Motherboard & z890 & formFactor=Mini-ITX
x670e taichi = Motherboard & x670e taichi
48gb ddr5 = RAM & capacityGb=48; & memoryType=DDR5
ripjaws v 32gb 3600 = RAM & ripjaws v\\b & capacityGb=32; & speedMts=3600
arctis nova pro = Headset & arctis nova pro
logitech g502 = Mouse & g502
shure mv7 = Microphone & mv7
BX8071514900K = Processor & 14900k\\b
CT2000P3PSSD8 = SSD & p3 plus 2tb
noctau nf-a12x25 = Case fan & nf-a12x25
`

interface RealPartSearch {
  q: string
  isRight(product: ProductDetails): boolean
}

const read = (text: string): RealPartSearch[] =>
  [...text.matchAll(/^(?!#)(.+?) = (.+)$/gm)].map(([, q = '', right = '']) => {
    const [type, ...signs] = right.split(' & ')
    const patterns = signs.map((sign) => new RegExp(sign, 'i'))
    return {
      q,
      isRight: (product) =>
        product.type === type && patterns.every((sign) => sign.test(textOf(product))),
    }
  })

export const realPartSearches = read(table)
export const heldOutSearches = read(heldOutTable)

function textOf({ product, specs, facts = [], partNumbers = [] }: ProductDetails): string {
  const stated = Object.entries(specs ?? {}).map(([name, value]) => `${name}=${value}; `)
  const others = facts.map(({ label, value }) => `${label}=${value}; `)
  return [product, '; ', ...stated, ...others, ...partNumbers].join('')
}

/** Whether the first three are right, or as many as are right among all. */
export function isAnswered(
  { isRight }: RealPartSearch,
  found: readonly ProductDetails[],
  all: readonly ProductDetails[],
): boolean {
  const possible = all.filter(isRight).length
  const first = found.slice(0, Math.min(3, possible))
  return first.length > 0 && first.length === Math.min(3, possible) && first.every(isRight)
}
