import { expect, test } from 'vitest'
import { aRow, namesOf, searchIn } from '../../../test/support/search.ts'

/** Types, names and part numbers in the manner of OpenDB. */
const table = `
Graphics card | MSI GeForce RTX 5080 16G VANGUARD OC | G5080-16V
Graphics card | Gainward Phantom GS GeForce RTX 5080 16GB GDDR7 Black | NE75080T19T2
Desktop | CORSAIR ONE a600 PC - Metal Dark: AMD Ryzen 7 9800X3D, GeForce RTX 5080, 64GB DDR5, 2TB M.2 SSD | 64GB DDR5
Processor | AMD Ryzen 7 9800X3D | 100-100001084WOF
RAM | TEAMGROUP Elite Black DDR5-5600 CL46 64GB (2x32GB) | TED564G5600C46DC01
RAM | Corsair Vengeance RGB White / Silver DDR5-6000 CL30 64GB (2x32GB) | CMH64GX5M2B6000C30W
Power supply | Corsair RM850x ATX 850W Fully Modular 80+ Gold Certified | RM850X
Power supply | Corsair RM850x (2018) ATX 850W Fully Modular 80+ Gold Certified | CP-9020188-NA
Power supply | Corsair RM850x White 850W Fully Modular 80+ Gold Certified | CP-9020156-NA
Power supply | Corsair SF Series SF750 — 750 Watt 80 PLUS Platinum Certified High Performance SFX PSU | CP-9020186-NA
Power supply | Super Flower SF-750F14TG 750W | SF-750F14TG
Case | Corsair iCUE 4000D RGB AIRFLOW ATX Case | CC-9011240-WW
Case | Corsair 4000D Airflow ATX Mid Tower Black Tempered Glass Side Panel, w/750 W Power Supply | CC-9020150-NA
Headset | HyperX Cloud III S Wireless - Black | A59YZAA
Headset | HP HyperX Cloud II 7.1 Channel Closed Gaming Headset | KHX-HSCP-PK
Network card | Syba SY-PEX24056 10 Gb/s Ethernet PCIe x4 | SY-PEX24056
Network card | Rosewill RC-411v3 Gigabit Ethernet PCIe x1 | RC-411v3
SSD | Samsung 870 Evo 2TB SSD 2.5" SATA 6.0 Gb/s | MZ-77E2T0B
`
const rows = table
  .trim()
  .split('\n')
  .map((line, n) => {
    const [type = '', product = '', number = ''] = line.split(' | ')
    return aRow({ _id: `p${n}`, type, product, partNumbers: [number] })
  })

test.each([
  ['a model before a computer that contains it', 'rtx 5080', /MSI|Gainward/, 2],
  ['a model before a computer that contains it', '9800x3d', /^AMD/, 1],
  ['all of a model of which one has it as part number', 'rm850x', /RM850x/, 3],
  ['words that are a part number, too', '64gb ddr5', /\(2x32GB\)/, 2],
  ['a whole word before the start of another one', 'sf750', /SF750/, 1],
  ['words in their order before words apart', '4000d airflow', /4000D Airflow/, 1],
  ['a Roman number that starts another one', 'hyperx cloud ii', /Cloud II /, 1],
  ['a rate and no size', '10gbe network card', /10 Gb/, 1],
])('%s: "%s" [SCALE-2]', async (_rule, q, name, count) => {
  const names = namesOf(await searchIn(rows, { q }))
  expect(names.slice(0, count)).toEqual(Array(count).fill(expect.stringMatching(name)))
})

test('a whole part number finds its product alone, and a Roman number no other [SCALE-2]', async () => {
  for (const [q, total] of [
    ['CP-9020188-NA', 1],
    ['cloud ii', 1],
    ['10gb ssd', 0],
  ] as const) {
    expect((await searchIn(rows, { q })).total, q).toBe(total)
  }
})

test('one letter at the end orders the products of the other words, and leaves out none [SCALE-2]', async () => {
  const { total } = await searchIn(rows, { q: 'hyperx cloud' })
  const found = await searchIn(rows, { q: 'hyperx cloud s' })
  expect(found.total).toBe(total)
  expect(namesOf(found)[0]).toContain('Cloud III S')
})
