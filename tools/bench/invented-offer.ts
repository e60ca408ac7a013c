import type { NewProduct } from '../../functions/src/contract/catalog/product.ts'
import { performanceOf } from '../../functions/src/parts/performance/performance-of.ts'

/** In dollars: of a kind, and of each unit of a fact. */
const prices: Partial<Record<string, Record<string, number>>> = {
  processor: { from: 40, cores: 9, boostGhz: 12 },
  motherboard: { from: 60, memorySlots: 18, lanGbps: 12 },
  memory: { from: 10, capacityGb: 3 },
  'graphics-card': { from: 40, memoryGb: 12 },
  storage: { from: 15, capacityGb: 0.05 },
  'power-supply': { from: 10, watts: 0.11 },
  case: { from: 45, volumeLitres: 0.8 },
  cooler: { from: 20, radiatorMm: 0.25 },
  monitor: { from: 80, diagonalInches: 3, refreshHz: 0.5 },
  laptop: { from: 700 },
  desktop: { from: 900 },
}

/** A published product with a price by its facts and figures, and with stock but for each fifth. Nobody sells at these prices. */
export function withInventedOffer({ draft: _, ...product }: NewProduct): NewProduct {
  const facts = new Map<string, unknown>(Object.entries(product.specs ?? {}))
  const { from = 25, ...units } = prices[product.specs?.kind ?? ''] ?? {}
  const ofFacts = Object.entries(units).map(([name, unit]) => unit * Number(facts.get(name) ?? 0))
  const { games, work } = performanceOf(product) ?? {}
  // The fastest parts cost more than their speed.
  const ofSpeed = [games?.percent['1440p'] ?? 0, work?.percent ?? 0].map(
    (percent) => 3 * percent + percent ** 3 / 1500,
  )
  const sum = [...ofFacts, ...ofSpeed].reduce((total, one) => total + one, from)
  const number = [...product.product].reduce((n, sign) => (31 * n + sign.charCodeAt(0)) % 7919, 0)
  return {
    ...product,
    price: Math.round(sum * (0.85 + (number % 31) / 100)) - 0.01,
    available_quantity: number % 5 ? 1000 : 0,
  }
}
