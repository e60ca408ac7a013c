const board = 'asus-tuf-gaming-b650m-e'
const memory = 'corsair-vengeance-32gb-2x16gb-ddr5-6000-cl30'
const cooler = 'thermalright-peerless-assassin-120-se-v3'
const small = [
  'amd-ryzen-5-7600',
  board,
  memory,
  'kingston-nv3-1tb',
  'corsair-rm650e-2025',
  'lian-li-a3-matx-wood',
  cooler,
]

/** A start with a part that the shop lacks is not offered; `a-drive*2` are two pieces. */
export const buildStarts = [
  { name: 'Office', parts: small },
  { name: 'Games at 1440p', parts: [...small, 'sapphire-pulse-radeon-rx-9060-xt-16gb'] },
  {
    name: 'Games at 4K',
    parts: [
      'amd-ryzen-7-9800x3d',
      board,
      memory,
      'asus-tuf-gaming-geforce-rtx-5080-16gb-oc',
      'samsung-990-pro-2tb',
      'msi-mag-a850gls-pcie5',
      'nzxt-h5-flow-white',
      cooler,
    ],
  },
]
