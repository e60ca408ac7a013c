import { expect, test } from 'vitest'
import { performanceOf } from './performance-of.ts'

const card = (chip: string, memoryGb?: number) =>
  performanceOf({
    product: 'Card',
    specs: { kind: 'graphics-card', chip, ...(memoryGb && { memoryGb }) },
  })
const processor = (product: string) => performanceOf({ product, specs: { kind: 'processor' } })

test('a card has the figures of its chip with its memory, with source and date [BEST-1]', () => {
  const { games, isEstimate, sources: [source] = [] } = card('GeForce RTX 5060 Ti', 16) ?? {}
  expect(games).toEqual({ '1080p': 51.6, '1440p': 43.9, '2160p': 36.3 })
  expect(isEstimate?.games).toBe(false)
  expect(source).toMatchObject({ url: expect.stringMatching(/^https:/), date: '2026-09-16' })
  expect(card('GeForce RTX 5060 Ti 8 GB', 8)?.games?.['1440p']).toBe(41)
  expect(card('GeForce RTX 4070 Ti SUPER', 16)?.games).toEqual(
    card('NVIDIA GeForce RTX 4070 Ti Super')?.games,
  )
})

test('a processor is found by the model in its name, with or without graphics [BEST-1]', () => {
  expect(processor('AMD Ryzen 7 9800X3D')).toMatchObject({ games: { '2160p': 97 }, work: 54.7 })
  expect(processor('Intel Core i7-14700KF OEM/Tray')).toEqual(processor('Intel® Core™ i7 14700K'))
  expect(processor('Intel Core Ultra 7 270KF Plus')?.work).toBe(91.9)
})

test('what has no figure is placed by the slowest of its nearest relatives and says so [BEST-1]', () => {
  expect(card('GeForce RTX 5060 Ti')).toMatchObject({
    games: { '1440p': 41 },
    isEstimate: { games: true },
  })
  expect(processor('Intel Core i5-14500')).toMatchObject({
    games: { '1080p': 58 },
    isEstimate: { games: true, work: true },
  })
  expect(card('GeForce GTX 1650', 4)).toBeUndefined()
})

test('what staff have set counts before the figures [BEST-1]', () => {
  const specs = { kind: 'graphics-card', chip: 'GeForce RTX 5080', gamesPercent: 90 } as const
  expect(performanceOf({ product: 'Card', specs })).toEqual({
    games: { '1080p': 90, '1440p': 90, '2160p': 90 },
    isEstimate: { games: false, work: false },
    sources: [],
  })
})
