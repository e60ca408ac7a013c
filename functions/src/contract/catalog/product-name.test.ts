import { expect, test } from 'vitest'
import { nameKey } from './product-name.ts'

test.each([
  ['Samsung 990 Pro 2TB', ' samsung  990\u00a0PRO 2 tb\u200b'],
  ['Éclair fan', 'E\u0301CLAIR FAN'],
  ['Lüfter 120 mm', 'lufter 120mm'],
  ['Wi\u2011Fi card', 'WI-FI Card'],
  ['Вентилятор Ё', 'вентилятор е'],
  ['９９０ Ｐｒｏ', '990 Pro'],
  ['Intel Core i7-9800X', 'Intel Core i7 9800X'],
])('“%s” and “%s” are the same name [STAFF-8] [REAL-3]', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other))
})

test.each([
  ['Drive 1.5 TB', 'Drive 15 TB'],
  ['Kit 2 16GB', 'Kit 21 6GB'],
  ['Kit 2-16GB', 'Kit 216GB'],
  ['Kit 2 \u200b 16GB', 'Kit 216GB'],
  ['Hub', 'Hub!'],
  ['显卡 4060', '内存 4060'],
  ['Кулер', 'Корпус'],
  ['ハード', 'バード'],
  ['पंखा', 'पंखी'],
])('“%s” and “%s” are two names [STAFF-8]', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other))
})
