import * as z from 'zod/mini'

export const Pieces = z.int().check(z.maximum(1_000_000))
