import { awakened } from '#shared/awake.ts'
import { later } from '#shared/later.tsx'

// The prerendered page shows the drawings; nobody needs their code before moving about.
export const BuildArt = later(() => import('./build-art.tsx').then((art) => art.BuildArt), awakened)
export const PromoArt = later(() => import('./promo-art.tsx').then((art) => art.PromoArt), awakened)
