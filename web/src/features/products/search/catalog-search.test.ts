import { describe, expect, test } from 'vitest'
import { aProduct } from '#shared/testing/samples.ts'
import { seededProducts } from '#shared/testing/seeded-products.ts'
import { type CatalogFilter, noFilter } from './catalog-filter.ts'
import { createCatalogSearch } from './catalog-search.ts'

const catalog = createCatalogSearch(seededProducts)
const find = (filter: Partial<CatalogFilter>, search = catalog) =>
  search.search({ ...noFilter, ...filter }, 100)
const namesFor = (words: string, search = catalog) =>
  find({ words }, search).products.map(({ product }) => product)

describe('the first answer over the seeded products [CAT-2]', () => {
  test.each([
    // Typos, in words of letters
    ['samsng 2tb', 'Samsung 990 Pro 2TB'],
    ['corsiar 850', 'Corsair RM850x'],
    ['logitec webcam', 'Logitech C920s'],
    ['threadriper', 'AMD Ryzen Threadripper 7960X'],
    ['noctau am5', 'Noctua NH-L9a-AM5'],
    ['keybord tkl', 'SteelSeries Apex Pro TKL'],
    ['moniter 4k', 'Dell UltraSharp U2723QE'],
    ['seagte', 'Seagate BarraCuda 2TB'],
    ['ryzne', 'AMD Ryzen 5 7600'],
    ['auss router', 'ASUS RT-AX86U Pro'],
    ['intle cpu', 'Intel Core Ultra 7 265K'],
    ['dlel 4k', 'Dell UltraSharp U2723QE'],
    ['nxzt case', 'NZXT H5 Flow White'],
    ['whiet case', 'NZXT H5 Flow White'],
    ['ryzne 5 7600', 'AMD Ryzen 5 7600'],
    ['gmaing mouse', 'Logitech G Pro X Superlight 2'],
    ['rizen 5', 'AMD Ryzen 5 7600'],
    ['core ultar 7', 'Intel Core Ultra 7 265K'],
    // Joined and separate
    ['rtx5080', 'ASUS TUF Gaming GeForce RTX 5080 16GB OC'],
    ['rtx 5080', 'ASUS TUF Gaming GeForce RTX 5080 16GB OC'],
    ['5070ti', 'Gigabyte GeForce RTX 5070 Ti Aero OC 16G'],
    ['rx9070xt', 'Sapphire Pulse Radeon RX 9070 XT 16GB'],
    ['9800x3d', 'AMD Ryzen 7 9800X3D'],
    ['9800 x3d', 'AMD Ryzen 7 9800X3D'],
    ['ryzen9800x3d', 'AMD Ryzen 7 9800X3D'],
    ['rm 850 x', 'Corsair RM850x'],
    ['b650', 'MSI MAG B650 Tomahawk WiFi'],
    ['b650e', 'ASUS ROG Strix B650E-I Gaming WiFi'],
    ['nh d15', 'Noctua NH-D15'],
    ['liquid freezer', 'Arctic Liquid Freezer III 360'],
    ['hyper x cloud', 'HyperX Cloud II'],
    ['rtx5080 16g', 'ASUS TUF Gaming GeForce RTX 5080 16GB OC'],
    ['lianli case', 'Lian Li O11 Dynamic EVO'],
    ['gskill', 'G.Skill Trident Z5 Neo RGB 64GB (2x32GB) DDR5-6000 CL30'],
    ['2x16gb', 'Corsair Vengeance 32GB (2x16GB) DDR5-6000 CL30'],
    ['ram 2x16g', 'Corsair Vengeance 32GB (2x16GB) DDR5-6000 CL30'],
    ['64g ram', 'G.Skill Trident Z5 Neo RGB 64GB (2x32GB) DDR5-6000 CL30'],
    // Numbers
    ['5070', 'Gigabyte GeForce RTX 5070 Ti Aero OC 16G'],
    ['3050', 'MSI GeForce RTX 3050 LP 6G OC'],
    ['ryzen 5', 'AMD Ryzen 5 7600'],
    ['990 pro', 'Samsung 990 Pro 2TB'],
    ['870 evo', 'Samsung 870 EVO 1TB'],
    ['650w', 'be quiet! Pure Power 12 M 650W'],
    ['850 W power supply', 'Corsair RM850x'],
    ['480gb ssd', 'Kingston A400 480GB'],
    ['360 mm aio', 'Arctic Liquid Freezer III 360'],
    ['4tb hard drive', 'WD Red Plus 4TB'],
    // Words of shoppers
    ['psu', 'Corsair RM850x'],
    ['gpu', 'ASUS TUF Gaming GeForce RTX 5080 16GB OC'],
    ['graphics card intel', 'Intel Arc B580 Limited Edition 12GB'],
    ['video card amd', 'Sapphire Pulse Radeon RX 9070 XT 16GB'],
    ['cpu', 'AMD Ryzen 7 9800X3D'],
    ['intel cpu', 'Intel Core Ultra 7 265K'],
    ['mobo z890', 'ASUS TUF Gaming Z890-Plus WiFi'],
    ['am4 mainboard', 'ASRock B550M Pro4'],
    ['intel motherboard', 'ASUS TUF Gaming Z890-Plus WiFi'],
    ['amd motherboard', 'MSI MAG B650 Tomahawk WiFi'],
    ['am4', 'AMD Ryzen 7 5700X3D'],
    ['lga 1851', 'Intel Core Ultra 7 265K'],
    ['am4 processor', 'AMD Ryzen 7 5700X3D'],
    ['nvme 1tb', 'Corsair MP600 Mini 1TB'],
    ['solid state drive samsung 1tb', 'Samsung 870 EVO 1TB'],
    ['hdd', 'Seagate BarraCuda 2TB'],
    ['nas hard disk', 'WD Red Plus 4TB'],
    ['laptop memory', 'Crucial 32GB DDR5-5600 SODIMM'],
    ['ddr4 ram', 'Kingston Fury Beast 16GB DDR4-3200'],
    ['aio', 'Arctic Liquid Freezer III 360'],
    ['air cooler', 'Noctua NH-D15'],
    ['cooler master', 'Cooler Master NR200P'],
    ['wi-fi 7 board', 'ASUS TUF Gaming Z890-Plus WiFi'],
    ['wifi router', 'ASUS RT-AX86U Pro'],
    ['wireless mouse', 'Logitech G Pro X Superlight 2'],
    ['headphones', 'HyperX Cloud II'],
    ['gen5 ssd', 'Crucial T705 2TB with Heatsink'],
    ['8 core cpu am4', 'AMD Ryzen 7 5700X3D'],
    ['24 cores', 'AMD Ryzen Threadripper 7960X'],
    ['tower cooler', 'Noctua NH-D15'],
    ['low profile cooler', 'Noctua NH-L9a-AM5'],
    ['sodimm', 'Crucial 32GB DDR5-5600 SODIMM'],
    ['750w modular', 'Corsair SF750'],
    ['ultrawide', 'Samsung Odyssey G9 49 (G95C)'],
    ['24 inch monitor', 'ASUS ProArt PA248QV'],
    ['mechanical keyboard tkl', 'SteelSeries Apex Pro TKL'],
    ['micro atx board', 'ASRock B550M Pro4'],
    // Words for one thing
    ['850 watt', 'Corsair RM850x'],
    ['curved monitor', 'Samsung Odyssey G9 49 (G95C)'],
    ['amd graphics', 'Sapphire Pulse Radeon RX 9070 XT 16GB'],
    ['silent cooler', 'Noctua NH-D15'],
    ['all in one cooler', 'Arctic Liquid Freezer III 360'],
    ['western digital', 'WD Red Plus 4TB'],
    ['compact keyboard', 'Ducky One 3 Mini'],
    ['sff case', 'Cooler Master NR200P'],
    ['mesh case', 'NZXT H5 Flow White'],
    ['airflow case', 'NZXT H5 Flow White'],
    ['usb microphone', 'HyperX Cloud II'],
    ['lg', 'LG UltraGear 27GP850-B'],
    ['wifi6 router', 'ASUS RT-AX86U Pro'],
    ['wifi 6e', 'MSI MAG B650 Tomahawk WiFi'],
    ['socket am4 cpu', 'AMD Ryzen 7 5700X3D'],
    ['1000gb ssd', 'Samsung 870 EVO 1TB'],
    ['2 x 32 gb ddr5', 'G.Skill Trident Z5 Neo RGB 64GB (2x32GB) DDR5-6000 CL30'],
    ['mx master 3', 'Logitech MX Master 3S'],
    ['cpu with integrated graphics', 'AMD Ryzen 5 7600'],
    ['cheap gaming keyboard', 'Ducky One 3 Mini'],
    ['power suply', 'Corsair RM850x'],
    ['headest', 'HyperX Cloud II'],
    ['850 watt', 'Corsair RM850x'],
    ['nivdia', 'ASUS TUF Gaming GeForce RTX 5080 16GB OC'],
    ['16 gb vram', 'Sapphire Pulse Radeon RX 9070 XT 16GB'],
    ['sfx', 'Corsair SF750'],
    ['watercooler', 'Arctic Liquid Freezer III 360'],
    ['r5 7600', 'AMD Ryzen 5 7600'],
    ['R7 9800X3D', 'AMD Ryzen 7 9800X3D'],
    ['wifi 6 gigabit router', 'ASUS RT-AX86U Pro'],
    ['qhd monitor', 'LG UltraGear 27GP850-B'],
    ['va panel', 'Samsung Odyssey G9 49 (G95C)'],
    ['itx build case', 'Cooler Master NR200P'],
    ['quite cpu cooler', 'Noctua NH-D15'],
    ['gpu $1000+', 'ASUS TUF Gaming GeForce RTX 5080 16GB OC'],
    ['rtx 5070 gigabyte', 'Gigabyte GeForce RTX 5070 Ti Aero OC 16G'],
    ['1440p monitor', 'LG UltraGear 27GP850-B'],
    ['ultra wide', 'Samsung Odyssey G9 49 (G95C)'],
    ['slient cooler', 'Noctua NH-D15'],
    ['small form factor psu', 'Corsair SF750'],
    ['recommended mini itx case please', 'Cooler Master NR200P'],
    ['monitor for office work', 'Dell UltraSharp U2723QE'],
    ['cpu with igpu', 'AMD Ryzen 5 7600'],
    ['motherboard around $200', 'MSI MAG B650 Tomahawk WiFi'],
    ['wireless router', 'ASUS RT-AX86U Pro'],
    ['wired headphones', 'HyperX Cloud II'],
    ['60 percent keyboard', 'Ducky One 3 Mini'],
    ['fastest gen5 nvme', 'Crucial T705 2TB with Heatsink'],
    ['4 ram slots', 'ASRock B550M Pro4'],
    ['2 dimm slots', 'ASUS ROG Strix B650E-I Gaming WiFi'],
    ['2.5g router', 'ASUS RT-AX86U Pro'],
    ['ethernet router', 'ASUS RT-AX86U Pro'],
    ['cheapest gpu', 'MSI GeForce RTX 3050 LP 6G OC'],
    ['cheap ssd', 'Kingston A400 480GB'],
    ['budget cpu', 'AMD Ryzen 5 7600'],
    ['cheap ryzen', 'AMD Ryzen 5 7600'],
    ['cheap sfx', 'Corsair SF750'],
    ['cheap gaming mouse', 'Logitech G Pro X Superlight 2'],
    // Several conditions
    ['am5 wifi board under $250', 'MSI MAG B650 Tomahawk WiFi'],
    ['mini itx board am5', 'ASUS ROG Strix B650E-I Gaming WiFi'],
    ['mini-itx case', 'Cooler Master NR200P'],
    ['sfx power supply', 'Corsair SF750'],
    ['white case', 'NZXT H5 Flow White'],
    ['$250 motherboard', 'MSI MAG B650 Tomahawk WiFi'],
    ['gpu under 1k', 'Sapphire Pulse Radeon RX 9070 XT 16GB'],
    ['gpu $200-$300', 'Intel Arc B580 Limited Edition 12GB'],
    ['gpu under 200 dollars', 'MSI GeForce RTX 3050 LP 6G OC'],
    ['cooler for am5 cheaper than 60', 'Noctua NH-L9a-AM5'],
    ['keyboard from $100 to $150', 'Ducky One 3 Mini'],
  ])('%s: %s', (words, name) => {
    const { products } = find({ words })
    expect(products[0]?.product).toBe(name)
    const amounts = /(?:under|than|from|to) \$?\d+k?|\$[\d$-]+/g
    const numbers = words.replace('1000gb', '1tb').replace(amounts, '').match(/\d+/g) ?? []
    for (const product of products) {
      for (const number of numbers) expect(statedNumbers(product)).toContain(number)
    }
  })
})

test('numbers are exact: a model that the shop does not have finds no other model [CAT-2]', () => {
  for (const words of [
    '4070ti',
    '980',
    'rtx 4090',
    '7600x',
    'ryzen 9',
    '3tb',
    'b760 board',
    '5800x3d',
    'ram for lga1700',
    'ultra 9',
    'ultra 5 cpu',
    'mx master 2',
    '500gb ssd',
    '144hz monitor',
    'usb 4',
  ]) {
    expect(namesFor(words), words).toEqual([])
  }
  expect(namesFor('27 inch monitor')).not.toContain('Samsung Odyssey G9 49 (G95C)')
  expect(namesFor('750 watt')).toEqual(['Corsair SF750'])
  expect(namesFor('2x16gb')).toEqual(['Corsair Vengeance 32GB (2x16GB) DDR5-6000 CL30'])
  expect(namesFor('atx board')).not.toContain('ASRock B550M Pro4')
  expect(namesFor('5070')).toEqual(['Gigabyte GeForce RTX 5070 Ti Aero OC 16G'])
})

test('a brand or a property that the shop does not have finds nothing else [CAT-2]', () => {
  for (const words of [
    'razer',
    'aorus',
    'evga',
    'apple',
    'black case',
    'ethernet cable',
    'hdmi cable',
  ]) {
    expect(namesFor(words), words).toEqual([])
  }
})

test('a purpose orders the products of a type, but excludes none [CAT-2]', () => {
  expect(namesFor('gaming monitor')[0]).toBe('LG UltraGear 27GP850-B')
  expect(namesFor('gaming monitor')).toHaveLength(4)
  expect(namesFor('office monitor')).toHaveLength(4)
  expect(namesFor('workstation cpu')).toHaveLength(5)
})

test('a shape of a screen finds monitors with it [CAT-2]', () => {
  for (const words of ['32:9', 'super ultrawide monitor']) {
    expect(namesFor(words), words).toEqual(['Samsung Odyssey G9 49 (G95C)'])
  }
  expect(namesFor('16:9 monitor')).not.toContain('Samsung Odyssey G9 49 (G95C)')
  expect(namesFor('16:9 monitor')).toContain('LG UltraGear 27GP850-B')
})

const boardsForAm5 = ['MSI MAG B650 Tomahawk WiFi', 'ASUS ROG Strix B650E-I Gaming WiFi']
const largeCases = ['Fractal Design North', 'Lian Li O11 Dynamic EVO', 'NZXT H5 Flow White']
const memoryForAm5 = [
  'Corsair Vengeance 32GB (2x16GB) DDR5-6000 CL30',
  'G.Skill Trident Z5 Neo RGB 64GB (2x32GB) DDR5-6000 CL30',
]

test.each([
  ['motherboard for ryzen 5 7600', boardsForAm5],
  ['motherbord for ryzn 7600', boardsForAm5],
  ['board that works with 9800x3d', boardsForAm5],
  ['case for rtx 5080', largeCases],
  ['psu for rtx 5080', ['Corsair RM850x']],
  ['rtx 5080 psu', ['Corsair RM850x']],
  ['9800x3d motherboard', boardsForAm5],
  ['what motherboard fits ryzen 7600', boardsForAm5],
  ['am5 ram', memoryForAm5],
  ['psu for nr200p', ['Corsair SF750']],
  ['gpu for small case', ['MSI GeForce RTX 3050 LP 6G OC']],
  // Only a board compares these.
  ['ram for ryzen 7600', memoryForAm5],
  ['ram compatible with am5', memoryForAm5],
  ['ram for am4', ['Kingston Fury Beast 16GB DDR4-3200']],
  ['cheapest case for rtx 5080', largeCases],
])('"%s" finds what fits by the rules of a build [CAT-2]', (words, names) => {
  expect(namesFor(words).toSorted()).toEqual(names.toSorted())
})

test('the cheapest of what fits comes first [CAT-2]', () => {
  expect(namesFor('cheap motherboard for ryzen 7600')).toEqual([
    'MSI MAG B650 Tomahawk WiFi',
    'ASUS ROG Strix B650E-I Gaming WiFi',
  ])
})

test('a description that says what is missing is not found by it [CAT-2]', () => {
  expect(namesFor('cpu with integrated graphics')).not.toContain('AMD Ryzen 7 5700X3D')
  expect(namesFor('case with fans')).not.toContain('Lian Li O11 Dynamic EVO')
})

test('what is made for something else is found by its words [CAT-2]', () => {
  expect(namesFor('cooler for am4')[0]).toBe('Arctic Liquid Freezer III 360')
  expect(namesFor('gpu for gaming')).toHaveLength(5)
  expect(namesFor('ram for laptop')).toEqual(['Crucial 32GB DDR5-5600 SODIMM'])
  expect(namesFor('mouse for rtx 5080')).toEqual([])
})

test('"cheapest" alone sorts all products by price [CAT-2]', () => {
  for (const words of ['cheapest', 'affordable', 'cheapest under $100']) {
    const prices = find({ words }).products.map(({ price }) => price)
    expect(prices.length, words).toBeGreaterThan(3)
    expect(prices, words).toEqual(prices.toSorted((a, b) => a - b))
  }
})

test('while a model is typed, its first digits find it [CAT-2]', () => {
  for (const words of ['rtx 50', 'rtx 508', 'rtx50', 'rtx508', 'gpu 508']) {
    expect(namesFor(words), words).toContain('ASUS TUF Gaming GeForce RTX 5080 16GB OC')
  }
  expect(namesFor('rtx 508')).toHaveLength(1)
})

test('while a word is typed, its first letters find it [CAT-2]', () => {
  for (const words of ['sams', 'samsung mon', 'samsung odys']) {
    expect(namesFor(words), words).toContain('Samsung Odyssey G9 49 (G95C)')
  }
})

test('joined names are found by their parts, and separate names as one word [CAT-2]', () => {
  const joined = aProduct({ _id: 'j', product: 'Zotac RTX4060Ti Twin' })
  const apart = aProduct({ _id: 'a', product: 'Zotac RTX 4060 Ti Twin' })
  const search = createCatalogSearch([joined, apart])
  for (const words of ['rtx4060ti', 'rtx 4060 ti', 'rtx4060 ti', 'rtx 4060ti', '4060']) {
    expect(namesFor(words, search).toSorted(), words).toEqual([apart.product, joined.product])
  }
})

test('a number in a name is found in Roman and in Arabic digits [CAT-2]', () => {
  expect(namesFor('cloud 2')).toEqual(['HyperX Cloud II'])
  expect(namesFor('liquid freezer 3')).toEqual(['Arctic Liquid Freezer III 360'])
})

test('products of the searched type come before products that mention it [CAT-2]', () => {
  expect(namesFor('power supply').every((name) => /Corsair|Pure Power/.test(name))).toBe(true)
  expect(namesFor('board').every((name) => /WiFi|Pro4/.test(name))).toBe(true)
})

test('a product of an unknown type is found by the name of the type', () => {
  const chair = aProduct({ _id: 'c', product: 'Throne 3', type: 'Gaming chair' })
  const search = createCatalogSearch([aProduct(), chair])
  expect(namesFor('gaming chairs', search)).toEqual(['Throne 3'])
})

test('facets count the remaining products, each without its own choice [CAT-3]', () => {
  const { facets, total } = find({ words: 'samsung', type: 'SSD', inStock: true })
  expect(total).toBe(2)
  expect(facets.types.filter(({ count }) => count > 0)).toEqual([
    { value: 'SSD', label: 'SSD', count: 2 },
    { value: 'Monitor', label: 'Monitor', count: 1 },
  ])
  expect(facets.types).toHaveLength(new Set(seededProducts.map(({ type }) => type)).size)
  expect(facets.prices.map(({ count }) => count)).toEqual([0, 1, 1, 0, 0, 0])
  expect(find({ type: 'SSD' }).facets.inStock).toBe(4)
})

const board = (id: string, socket: 'AM5' | 'AM4', formFactor: 'ATX' | 'Mini-ITX') => ({
  ...aProduct({ _id: id, product: id, type: 'Motherboard' }),
  specs: { kind: 'motherboard' as const, socket, formFactor, wifi: 'Wi-Fi 7' as const },
})
const boards = createCatalogSearch([
  board('one', 'AM5', 'ATX'),
  board('two', 'AM5', 'Mini-ITX'),
  board('three', 'AM4', 'ATX'),
  aProduct(),
])

test('the specifications of the chosen type are facets, several values of one widen it [CAT-3]', () => {
  const specsOf = (specs: CatalogFilter['specs']) => find({ type: 'Motherboard', specs }, boards)
  const { facets, products } = specsOf({ socket: ['AM5'] })
  expect(products.map(({ product }) => product)).toEqual(['one', 'two'])
  expect(facets.specs[0]).toEqual({
    key: 'socket',
    label: 'Socket',
    values: [
      { value: 'AM4', label: 'AM4', count: 1 },
      { value: 'AM5', label: 'AM5', count: 2 },
    ],
  })
  const forms = facets.specs.find(({ key }) => key === 'formFactor')
  expect(forms?.values.map(({ count }) => count)).toEqual([1, 1])
  expect(facets.types.map(({ count }) => count)).toEqual([3, 1])
  expect(specsOf({ socket: ['AM5', 'AM4'], formFactor: ['ATX'] }).total).toBe(2)
  expect(products[0]?.chips).toEqual(['AM5', 'ATX', 'Wi-Fi 7'])
})

test('a facet that the type does not have is ignored, as any other parameter [CAT-5]', () => {
  expect(find({ type: 'Motherboard', specs: { utm_source: ['x'] } }, boards).total).toBe(3)
  expect(find({ specs: { socket: ['AM5'] } }, boards).total).toBe(4)
  expect(find({ type: 'No such type' }, boards).total).toBe(4)
})

test('a search without results suggests conditions to remove [CAT-2]', () => {
  const { relaxations } = find({ type: 'Motherboard', words: 'one banana', maxPrice: 10 }, boards)
  expect(relaxations).toEqual([])
  const changes = find({ words: 'two', type: 'Motherboard', specs: { socket: ['AM4'] } }, boards)
  expect(changes.relaxations.map(({ label, count }) => [label, count])).toEqual([
    ['“two”', 1],
    ['Socket', 1],
    ['Motherboard', 1],
  ])
  const [only] = find({ words: 'xyzzy qwrtz ssd' }).relaxations
  expect(only).toMatchObject({ label: 'all but “ssd”', filter: { words: 'ssd' }, count: 5 })
  const [word] = find({ words: 'am5 banana board' }).relaxations
  expect(word).toMatchObject({ label: '“banana”', filter: { words: 'am5 board' }, count: 2 })
})

test('results are sorted by price, name and age, and by relevance by default [CAT-4]', () => {
  const by = (sort: CatalogFilter['sort']) =>
    find({ type: 'Router', sort }, routers).products.map(({ product }) => product)
  const router = (product: string, price: number) =>
    aProduct({ _id: product, product, price, type: 'Router' })
  const routers = createCatalogSearch([router('B 10', 2), router('A', 3), router('B 9', 1)])
  expect(by(undefined)).toEqual(['B 10', 'A', 'B 9'])
  expect(by('newest')).toEqual(['B 10', 'A', 'B 9'])
  expect(by('price-asc')).toEqual(['B 9', 'B 10', 'A'])
  expect(by('price-desc')).toEqual(['A', 'B 10', 'B 9'])
  expect(by('name')).toEqual(['A', 'B 9', 'B 10'])
})

test('a search of 10,000 characters or of signs alone is answered', () => {
  expect(find({ words: 'gpu '.repeat(2500) }).total).toBe(5)
  expect(find({ words: '"(*)\\ [+' }).total).toBe(seededProducts.length)
})

/** All numbers in the data of a product, as shoppers write them. */
function statedNumbers({ specs, ...fields }: object & { specs?: object }): string[] {
  return (
    JSON.stringify([fields, specs])
      .replace(/(\d),(\d{3})/g, '$1$2')
      .match(/\d+/g) ?? []
  )
}
