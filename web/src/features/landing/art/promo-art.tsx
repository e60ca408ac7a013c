import { illustrationPalette } from '#shared/art/illustration-palette.ts'
import { Drawing } from './drawing.tsx'
import promo from './promo.svg?raw'

export const PromoArt = () => <Drawing svg={promo} sx={[illustrationPalette, frame]} />

const frame = { height: '100%', '& svg': { display: 'block', width: '100%', height: '100%' } }
