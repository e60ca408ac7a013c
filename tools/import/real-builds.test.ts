import { expect, test } from 'vitest'
import { partOf } from '../../functions/src/parts/compatibility/catalog-parts.ts'
import { checkBuild } from '../../functions/src/parts/compatibility/rules.ts'
import { readImport } from './open-db-import.ts'

/** Parts of BuildCores OpenDB, ODC-By 1.0. */
const path = 'tools/import/testing/real-builds.jsonl'
const { products } = readImport({ path }, '2026-11-28')

const builds = {
  office: [
    'Intel Core i5 13400',
    'ASUS B760M-AYW WIFI D4',
    'TEAMGROUP T-FORCE Vulcan Z 16 GB (2x8 GB) DDR4 3200 CL16 Black',
    'Samsung 870 Evo 2TB SSD 2.5" SATA 6.0 Gb/s',
    'Deepcool PF650 Black 230V ATX 650W Non-Modular 80+ Certified',
    'SAMA S50 White',
    'Noctua NH-U9S Air 124mm',
  ],
  gaming: [
    'AMD Ryzen 7 7800X3D',
    'MSI B650 GAMING PLUS WIFI DDR5 ATX',
    'ADATA XPG LANCER RGB DDR5-6000 32GB (2x16GB) CL30 Black',
    'MSI GeForce RTX 4070 Ti VENTUS 3X E OC 12GB GDDR6X Silver / Black',
    'Samsung 990 Pro w/Heatsink 2TB SSD M.2-2280 PCIe 4.0 NVMe',
    'SeaSonic ATX3-FOCUS-GX White 850W Fully Modular 80+ Gold',
    'Corsair FRAME 4000D RS ARGB Modular Mid-Tower PC Case - White',
    'Noctua NH-U12S redux 70.75 CFM Air 158mm Gray / Silver',
  ],
  workstation: [
    'AMD Ryzen 9 9950X',
    'ASROCK X870 Challenger WIFI',
    'G.Skill Trident Z5 Metallic Silver DDR5-5600 CL30 64GB (2x32GB)',
    'Inno3D iChill X3 GeForce RTX 4070 SUPER 12GB GDDR6X Black',
    'Samsung 990 Pro w/Heatsink 2TB SSD M.2-2280 PCIe 4.0 NVMe',
    'Cougar GEX X2 Black 1000W Fully Modular 80+ Gold Certified',
    'HYTE X50 ATX Mid Tower Pink with Tempered Glass Side Panel',
    'Noctua NH-U12S chromax.Black',
  ],
}

/** OpenDB has a default for most interfaces of M.2 slots, so none is taken over. */
const unknown = { office: [], gaming: ['drives'], workstation: ['drives'] }

test.each(['office', 'gaming', 'workstation'] as const)(
  'of a build of real parts for %s at least 80% of the rules are decided, and it fits [REAL-1]',
  (purpose) => {
    const parts = builds[purpose].map((name) => {
      const found = products.find(({ product }) => product.product === name)
      const part = found && partOf({ _id: found.id, ...found.product }, 1, new Map())
      if (!part) throw new Error(`${name} is not in ${path}`)
      return part
    })
    const rules = checkBuild(parts)
    const others = rules.filter(({ verdict }) => !verdict.startsWith('fits'))
    expect(others.map(({ rule, verdict }) => [rule, verdict])).toEqual(
      unknown[purpose].map((rule) => [rule, 'unknown']),
    )
    expect(others.length / rules.length).toBeLessThanOrEqual(0.2)
  },
)
