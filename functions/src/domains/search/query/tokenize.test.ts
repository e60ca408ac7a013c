import { expect, test } from 'vitest'
import { termsOf, tokenize } from './tokenize.ts'

test.each([
  ['850-watt PSU', ['850w', 'psu']],
  ['27" Monitor', ['27inch', 'monitor']],
  ['27\u2033', ['27inch']],
  ["27” 27'' 27-inch", ['27inch', '27inch', '27inch']],
  ['Wi\u2011Fi\u00ad 7', ['wifi', '7']],
  ['850\u2010watt', ['850w']],
  ['1 000 GB', ['1tb']],
  ['7\u202f450 MB', ['7450mb']],
  ['pcie 4 500 gb', ['pcie', '4', '500gb']],
  ['7,450 MB/s', ['7450mb', 's']],
  ['PCIe 4.0 x4', ['pcie', '4', 'x4']],
  ['(2x16GB)', ['2of16', '16gb']],
  ['2 x 16 GB', ['2of16', '16gb']],
  ['2 × 8-pin', ['2', '8pin']],
  ['1000GB', ['1tb']],
  ['12G', ['12gb']],
  ['60g', ['60g']],
  ['12VHPWR', ['16pin']],
  ['2.5-gigabit LAN', ['2.5gbps', 'lan']],
  ['2560 × 1440', ['2560', '1440']],
  ['Wi-Fi 6E', ['wifi', '6e']],
  ['G.Skill', ['g', 'skill']],
  ['Café™', ['cafe']],
  ['микро 5', ['микро', '5']],
  ['Gehäuselüfter', ['case', 'fan']],
  ['DDR5-Arbeitsspeicher', ['ddr5', 'memory']],
  ['Mini-ITX-Gehaeuse', ['mini-itx', 'case']],
  ['günstigste weiße Mäuse', ['cheap', 'white', 'mouse']],
  ['2,5-Zoll-SSD', ['2.5inch', 'ssd']],
  ['8-Kern-Prozessor', ['8core', 'processor']],
  ['Luftschloss', ['luftschloss']],
])('"%s" is read as %j [CAT-2]', (text, words) => {
  expect(tokenize(text)).toEqual(words)
})

test.each([
  ['RTX 5080', ['rtx', 'rtx5080', '5080']],
  ['5700X3D', ['5700x3d', '5700', 'x3d']],
  ['850 W', ['850w', '850']],
  ['DDR5-6000', ['ddr5', '6000']],
  ['Cloud II', ['cloud2', 'ii']],
  ['Master 3S', ['master3', 'master3s']],
])('"%s" is found by %j [CAT-2]', (text, terms) => {
  expect(termsOf(text, true)).toEqual(expect.arrayContaining(terms))
})
