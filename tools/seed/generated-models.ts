import type {
  SpecificationKind,
  SpecificationsOf,
} from '../../functions/src/contract/specifications/specification-kinds.ts'

type Values<Kind extends SpecificationKind> = {
  [Name in Exclude<keyof SpecificationsOf<Kind>, 'kind' | 'sources'>]?: readonly NonNullable<
    SpecificationsOf<Kind>[Name]
  >[]
}

interface Model<Kind extends SpecificationKind> {
  type: string
  series: string
  /** The least price. */
  dollars: number
  /** What the fields of a generated part may be. */
  values: Values<Kind>
}

/** The kinds of generated parts, with the types of the seeded ones. */
export const models: { [Kind in SpecificationKind]: Model<Kind> } = {
  processor: {
    type: 'Processor',
    series: 'Processor',
    dollars: 120,
    values: {
      socket: ['AM5', 'AM4', 'LGA1851', 'LGA1700'],
      cores: [6, 8, 10, 12, 16, 20, 24],
      threads: [12, 16, 20, 24, 32],
      baseGhz: [3, 3.4, 3.8, 4.2, 4.7],
      boostGhz: [4.4, 4.7, 5.1, 5.4, 5.7],
      tdpWatts: [65, 105, 120, 125, 170],
      integratedGraphics: [true, false],
      coolerIncluded: [true, false],
      family: ['Ryzen 7000'],
      maxWatts: [65, 88, 142, 162, 250],
      maxMemoryGb: [128, 192, 256],
    },
  },
  motherboard: {
    type: 'Motherboard',
    series: 'Mainboard',
    dollars: 80,
    values: {
      socket: ['AM5', 'AM4', 'LGA1851', 'LGA1700'],
      formFactor: ['ATX', 'Micro-ATX', 'Mini-ITX', 'E-ATX'],
      memoryType: ['DDR5', 'DDR4'],
      memorySlots: [2, 4],
      maxMemoryGb: [64, 96, 128, 192, 256],
      sataPorts: [2, 4, 6],
      lanGbps: [1, 2.5, 5, 10],
      wifi: ['Wi-Fi 6', 'Wi-Fi 6E', 'Wi-Fi 7'],
      families: [[{ family: 'Ryzen 7000' }]],
      memoryForm: ['DIMM'],
      registeredMemory: [false],
      plugs: [{ eps8: 1 }, { eps8: 2 }],
      m2: [[{ key: 'M', sizes: ['2230', '2280'], interfaces: ['PCIe 4.0 x4'] }]],
    },
  },
  memory: {
    type: 'RAM',
    series: 'Memory',
    dollars: 30,
    values: {
      memoryType: ['DDR5', 'DDR4'],
      form: ['DIMM', 'DIMM', 'SO-DIMM'],
      capacityGb: [16, 32, 48, 64, 96, 128],
      modules: [1, 2, 4],
      speedMts: [3200, 3600, 4800, 5600, 6000, 6400, 7200],
      casLatency: [16, 18, 30, 32, 36, 40],
      profiles: [['EXPO'], ['XMP'], ['EXPO', 'XMP']],
      heightMm: [31, 35, 40, 44],
      registered: [false],
    },
  },
  'graphics-card': {
    type: 'Graphic card',
    series: 'Graphics',
    dollars: 150,
    values: {
      chip: [
        'GeForce RTX 5060',
        'GeForce RTX 5070',
        'GeForce RTX 5070 Ti',
        'GeForce RTX 5080',
        'Radeon RX 9060 XT',
        'Radeon RX 9070 XT',
        'Arc B580',
      ],
      memoryGb: [8, 12, 16, 24],
      memoryType: ['GDDR6', 'GDDR7'],
      lengthMm: [174, 220, 248, 272, 304, 320, 348],
      slots: [2, 2.5, 3, 3.6],
      boardWatts: [70, 145, 190, 250, 304, 360],
      recommendedSupplyWatts: [450, 550, 650, 750, 850],
      plugs: [{ pcie8: 1 }, { pcie8: 2 }, { pcie16: 1 }, {}],
    },
  },
  storage: {
    type: 'SSD',
    series: 'Drive',
    dollars: 30,
    values: {
      technology: ['SSD'],
      capacityGb: [250, 480, 500, 1000, 2000, 4000],
      form: ['M.2 2280', 'M.2 2230', '2.5 inch'],
      interface: ['PCIe 5.0 x4', 'PCIe 4.0 x4', 'PCIe 3.0 x4', 'SATA'],
      readMbPerSecond: [560, 3500, 5000, 7000, 10_000, 14_500],
      writeMbPerSecond: [500, 3000, 4500, 6500, 9500, 12_700],
      enduranceTbw: [150, 300, 600, 1200, 2400],
      heatsink: [true, false],
    },
  },
  'power-supply': {
    type: 'Power supply',
    series: 'Power',
    dollars: 50,
    values: {
      watts: [450, 550, 650, 750, 850, 1000, 1200],
      form: ['ATX', 'SFX', 'SFX-L'],
      efficiency: ['80 Plus Bronze', '80 Plus Gold', '80 Plus Platinum', '80 Plus Titanium'],
      modular: ['All', 'Some', 'None'],
      atx3: [true, false],
      lengthMm: [100, 125, 140, 150, 160],
      plugs: [
        { eps8: 1, pcie8: 2 },
        { eps8: 2, pcie8: 4 },
        { eps8: 2, pcie8: 3, pcie16: 1 },
      ],
    },
  },
  case: {
    type: 'Case',
    series: 'Case',
    dollars: 50,
    values: {
      form: ['Full tower', 'Mid tower', 'Mini tower', 'Small form factor'],
      boards: [['Mini-ITX'], ['Micro-ATX', 'Mini-ITX'], ['ATX', 'Micro-ATX', 'Mini-ITX']],
      gpuMaxMm: [305, 330, 355, 365, 410, 426],
      slots: [3, 4, 7, 8],
      coolerMaxMm: [67, 130, 155, 167, 170, 185],
      psuForms: [['ATX'], ['SFX'], ['ATX', 'SFX']],
      fansIncluded: [1, 2, 3, 4],
      volumeLitres: [18.2, 20.3, 32, 45.1, 47, 60.8],
      psuMaxMm: [130, 160, 200],
      bays: [{ bay25: 1 }, { bay25: 2, bay35: 2 }],
    },
  },
  cooler: {
    type: 'Cooler',
    series: 'Cooler',
    dollars: 25,
    values: {
      cooling: ['Air'],
      sockets: [
        ['AM5', 'AM4'],
        ['AM5', 'LGA1851', 'LGA1700'],
        ['AM5', 'AM4', 'LGA1851', 'LGA1700'],
      ],
      heightMm: [37, 67, 120, 148, 155, 158, 165],
      ramClearanceMm: [32, 38, 42, 64],
      ratedWatts: [65, 120, 150, 220, 250],
      fans: [1, 2],
      maxNoiseDb: [19.6, 23.6, 24.6, 30.6],
    },
  },
  monitor: {
    type: 'Monitor',
    series: 'Display',
    dollars: 120,
    values: {
      diagonalInches: [24, 24.1, 27, 32, 34, 49],
      resolution: ['1920 × 1080', '2560 × 1440', '3440 × 1440', '3840 × 2160'],
      refreshHz: [60, 75, 120, 144, 165, 240],
      panel: ['IPS', 'VA', 'OLED'],
      responseMs: [0.03, 1, 4, 5],
      brightnessNits: [250, 300, 350, 400, 600],
      heightAdjustable: [true, false],
    },
  },
  keyboard: {
    type: 'Keyboard',
    series: 'Keyboard',
    dollars: 30,
    values: {
      layout: ['Full size', 'Tenkeyless', '75 %', '65 %', '60 %'],
      keys: [61, 68, 84, 87, 104],
      switches: ['Linear', 'Tactile', 'Clicky', 'Magnetic'],
      hotSwap: [true, false],
      connections: [['USB'], ['2.4 GHz', 'Bluetooth'], ['USB', '2.4 GHz', 'Bluetooth']],
      lighting: ['RGB', 'One colour', 'None'],
      weightGrams: [590, 720, 880, 1050, 1200],
    },
  },
  mouse: {
    type: 'Mouse',
    series: 'Mouse',
    dollars: 20,
    values: {
      connections: [['USB'], ['2.4 GHz'], ['2.4 GHz', 'Bluetooth']],
      hand: ['Right', 'Either'],
      maxDpi: [4000, 8000, 16_000, 26_000, 32_000],
      buttons: [3, 5, 6, 8],
      pollingHz: [125, 1000, 4000, 8000],
      weightGrams: [54, 60, 80, 99, 141],
      batteryHours: [60, 70, 95, 120],
    },
  },
  headset: {
    type: 'Headset',
    series: 'Headset',
    dollars: 30,
    values: {
      design: ['Closed', 'Open'],
      connections: [['3.5 mm'], ['USB'], ['2.4 GHz', 'Bluetooth']],
      driverMm: [40, 50, 53],
      impedanceOhms: [16, 32, 60, 64],
      microphone: ['Detachable', 'Fixed', 'None'],
      weightGrams: [240, 280, 320, 340],
      batteryHours: [20, 40, 70, 120],
    },
  },
  router: {
    type: 'Router',
    series: 'Router',
    dollars: 60,
    values: {
      wifi: ['Wi-Fi 5', 'Wi-Fi 6', 'Wi-Fi 6E', 'Wi-Fi 7'],
      bands: [
        ['2.4 GHz', '5 GHz'],
        ['2.4 GHz', '5 GHz', '6 GHz'],
      ],
      maxMbps: [1200, 1800, 3000, 5700, 9300],
      ports: [{ gigabit: 4 }, { gigabit: 4, gigabit2_5: 1 }, { gigabit2_5: 4 }],
      antennas: [2, 3, 4, 6, 8],
    },
  },
  webcam: {
    type: 'Webcam',
    series: 'Webcam',
    dollars: 25,
    values: {
      resolution: ['1280 × 720', '1920 × 1080', '2560 × 1440', '3840 × 2160'],
      framesPerSecond: [30, 60],
      fieldOfViewDegrees: [65, 78, 90],
      focus: ['Automatic', 'Fixed'],
      microphones: [1, 2],
      privacyShutter: [true, false],
      connection: ['USB-A', 'USB-C'],
    },
  },
}
