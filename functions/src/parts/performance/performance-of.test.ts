import { expect, test } from 'vitest'
import products from '../../../../emulator-data/products.json' with { type: 'json' }
import { Specifications } from '../specifications/specifications.ts'
import { graphicsChips, processors } from './figures.ts'
import { performanceOf } from './performance-of.ts'

const card = (chip: string, memoryGb?: number) =>
  performanceOf({
    product: 'Card',
    specs: { kind: 'graphics-card', chip, ...(memoryGb && { memoryGb }) },
  })?.games
const processor = (product: string) => performanceOf({ product, specs: { kind: 'processor' } })

test('a card has the figures of its chip with its memory, with source and date [BEST-1]', () => {
  expect(card('GeForce RTX 5060 Ti', 16)).toEqual({
    percent: { '1080p': 51.6, '1440p': 43.9, '2160p': 36.3 },
    reference: 'GeForce RTX 5090',
    isEstimated: false,
    source: {
      title: "Tom's Hardware, GPU hierarchy",
      url: expect.stringMatching(/^https:/),
      date: '2026-09-16',
    },
  })
  expect(card('GeForce RTX 5060 Ti 8 GB', 8)?.percent['1440p']).toBe(41)
  expect(card('GeForce RTX 4070 Ti SUPER', 16)).toEqual(card('NVIDIA GeForce RTX 4070 Ti Super'))
})

test('a processor is found by the model in its name, with or without graphics [BEST-1]', () => {
  expect(processor('AMD Ryzen 7 9800X3D')).toMatchObject({
    games: { percent: { '2160p': 97 } },
    work: { percent: 54.7 },
  })
  expect(processor('Intel Core i7-14700KF OEM/Tray')).toEqual(processor('Intel® Core™ i7 14700K'))
  expect(processor('Intel Core Ultra 7 270KF Plus')?.work?.percent).toBe(91.9)
})

test('a figure of another table is multiplied by the ratio of a chip that both have [BEST-1]', () => {
  // 72% of a GeForce RTX 3050 8 GB.
  expect(card('GeForce RTX 3050 6 GB', 6)?.percent).toEqual({
    '1080p': 15.8,
    '1440p': 12.8,
    '2160p': 8.2,
  })
  // 76.74 where a Ryzen 7 9800X3D has 100 instead of 97; its work is in the first table.
  expect(processor('AMD Ryzen 7 9700X')).toMatchObject({
    games: { percent: { '1080p': 74.4 }, source: { date: '2025-10-30' } },
    work: { percent: 45.4, source: { date: '2026-09-24' } },
  })
})

test('what has no figure is placed by its nearest relative and named an estimate [BEST-1]', () => {
  expect(card('GeForce RTX 5060 Ti')).toMatchObject({ percent: { '1440p': 41 }, isEstimated: true })
  expect(processor('Intel Core i5-14500')).toMatchObject({
    games: { percent: { '1080p': 58 }, isEstimated: true },
    work: { isEstimated: true },
  })
  expect(card('Radeon RX 560', 4)).toEqual({ ...card('Radeon RX 570', 4), isEstimated: true })
  const x3d = processor('AMD Ryzen 7 7700X3D')?.games
  expect(x3d).toEqual({ ...processor('AMD Ryzen 5 7600X3D')?.games, isEstimated: true })
  expect(processor('Intel Core i7-7700K')).toBeUndefined()
})

test('what staff have set counts before the figures [BEST-1]', () => {
  const specs = { kind: 'graphics-card', chip: 'GeForce RTX 5080', gamesPercent: 90 } as const
  const rated = { product: 'Card', specs }
  expect(performanceOf(rated)).toBe(performanceOf(rated))
  expect(performanceOf(rated)).toEqual({
    games: {
      percent: { '1080p': 90, '1440p': 90, '2160p': 90 },
      reference: 'GeForce RTX 5090',
      isEstimated: false,
    },
  })
})

test('all processors and graphics cards of the seed have a figure [BEST-1]', () => {
  const parts = products.flatMap(({ product, specs }) =>
    specs ? [{ product, specs: Specifications.parse(specs) }] : [],
  )
  const counted = parts.filter(({ specs }) => /^(processor|graphics-card)$/.test(specs.kind))
  expect(counted).toHaveLength(12)
  expect(counted.filter((part) => !performanceOf(part))).toEqual([])
})

test('each table has its reference, and only percents [BEST-1]', () => {
  for (const { reference, games = {}, work = {} } of [...graphicsChips, ...processors]) {
    const tables = [games, work].filter((table) => Object.keys(table).length > 0)
    for (const table of tables) if (reference) expect(Object.keys(table)).toContain(reference)
    expect(
      Object.values({ ...games, ...work })
        .flat()
        .every((percent) => percent > 0),
    ).toBe(true)
  }
})
