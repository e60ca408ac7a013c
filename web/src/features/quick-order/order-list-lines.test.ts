import { expect, test } from 'vitest'
import { parseOrderList } from './parse-order-list.ts'

const name = 'Noctua NH-D15'
const g = 'G.Skill Trident Z5 Neo RGB 64GB (2x32GB) DDR5-6000 CL30'

test.each([
  [`\t2 x ${name}\t`, '2', name],
  [`2\tx\t${name}`, '2', name],
  [`2\t${name}`, '2', name],
  [`${name}\t\t2`, '2', name],
  [`"2","${name}"`, '2', name],
  [`"${name}" 2x`, '2', name],
  [`2 x "${name}"`, '2', name],
  [`"2 x ${name}"`, '2', name],
  [`“${name}”;2`, '2', name],
  [`'${name}',2`, '2', name],
  [`2 X ${name}`, '2', name],
  [`2x${name}`, '2', name],
  [`X2 ${name}`, '2', name],
  [`x 2 ${name}`, '2', name],
  [`2 pc ${name}`, '2', name],
  [`2pcs ${name}`, '2', name],
  [`2 PCS. ${name}`, '2', name],
  [`2 units ${name}`, '2', name],
  [`${name}, 2 pieces`, '2', name],
  [`${name} (2x)`, '2', name],
  [`${name} (x2)`, '2', name],
  [`${name} - 2 pcs`, '2', name],
  [`-1 ${name}`, '-1', name],
  [`-1x ${name}`, '-1', name],
  [`${name}\t-1`, '-1', name],
  [`1e9 ${name}`, '1e9', name],
  [`1E9 pcs ${name}`, '1E9', name],
  [`x1e9 ${name}`, '1e9', name],
  [`${name},1e9`, '1e9', name],
  [`1,000 x ${name}`, '1,000', name],
  [`${name};1,000`, '1,000', name],
  [`${name};1 000`, '1000', name],
  [`${name};1.000`, '1.000', name],
  [`0x ${name}`, '0', name],
  [`+2 x ${name}`, '2', name],
  [`${name};2;109,95`, '2', name],
  [`${name};109.95;2`, '2', name],
  [`1. ${name} x2`, '2', name],
  [`2) 3 x ${name}`, '3', name],
  [`２ x ${name}`, '2', name],
  [`2\u00a0x\u00a0${name}`, '2', name],
  [`2 x ${g}`, '2', g],
  [`${g};3`, '3', g],
  [g, '1', g],
  [`"${g}",2x`, '2', g],
  ['RTX 5080', '1', 'RTX 5080'],
  ['27" monitor, 2', '2', '27" monitor'],
])('the line %j is %s pieces of %j [QUICK-1]', (line, quantity, expected) => {
  expect(parseOrderList(line, 200).lines).toEqual([
    expect.objectContaining({ quantity, name: expected }),
  ])
})
