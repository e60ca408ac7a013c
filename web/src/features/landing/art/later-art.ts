import { later } from '#shared/later.tsx'

export const BuildArt = later(() => import('./build-art.tsx').then((art) => art.BuildArt))
export const PromoArt = later(() => import('./promo-art.tsx').then((art) => art.PromoArt))
