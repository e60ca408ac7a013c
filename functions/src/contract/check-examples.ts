/** Requests of `POST /check` with seeded products. */
export const checkRequests = [
  {
    lines: [
      { productId: 'asus-tuf-gaming-geforce-rtx-5080-16gb-oc' },
      { productId: 'fractal-design-north' },
    ],
  },
  { lines: [{ productId: 'amd-ryzen-5-7600', quantity: 2 }, { productId: 'asrock-b550m-pro4' }] },
]

/** What the seeded shop answers to them. */
export const checkAnswers = [
  {
    verdict: 'fits',
    lines: [
      {
        productId: 'asus-tuf-gaming-geforce-rtx-5080-16gb-oc',
        quantity: 1,
        product: 'ASUS TUF Gaming GeForce RTX 5080 16GB OC',
        part: 'graphics-card',
        status: 'available',
        verdict: 'fits',
      },
      {
        productId: 'fractal-design-north',
        quantity: 1,
        product: 'Fractal Design North',
        part: 'case',
        status: 'available',
        verdict: 'fits',
      },
    ],
    rules: [
      {
        rule: 'graphics-card',
        title: 'Graphics card',
        verdict: 'fits',
        summary: '348 mm card, 355 mm of room, 7 mm left',
        reasons: [
          {
            verdict: 'fits',
            text: '348 mm card, 355 mm of room, 7 mm left',
            parts: ['asus-tuf-gaming-geforce-rtx-5080-16gb-oc', 'fractal-design-north'],
          },
          {
            verdict: 'fits',
            text: '3.6 slots wide, the case has 7',
            parts: ['asus-tuf-gaming-geforce-rtx-5080-16gb-oc', 'fractal-design-north'],
          },
        ],
      },
    ],
    load: { watts: 416, isComplete: true },
  },
  {
    verdict: 'does-not-fit',
    lines: [
      {
        productId: 'amd-ryzen-5-7600',
        quantity: 2,
        product: 'AMD Ryzen 5 7600',
        part: 'processor',
        status: 'available',
        verdict: 'does-not-fit',
      },
      {
        productId: 'asrock-b550m-pro4',
        quantity: 1,
        product: 'ASRock B550M Pro4',
        part: 'motherboard',
        status: 'below-minimum',
        message: 'please order Minimum 5 piece',
        verdict: 'does-not-fit',
      },
    ],
    rules: [
      {
        rule: 'socket',
        title: 'Processor socket',
        verdict: 'does-not-fit',
        summary: 'AM5 processor, AM4 board',
        reasons: [
          {
            verdict: 'does-not-fit',
            text: 'AM5 processor, AM4 board',
            parts: ['amd-ryzen-5-7600', 'asrock-b550m-pro4'],
          },
        ],
      },
      {
        rule: 'processor-family',
        title: 'Processor support',
        verdict: 'unknown',
        summary: '“Processor families” of ASRock B550M Pro4 is not known.',
        reasons: [
          {
            verdict: 'unknown',
            text: '“Processor families” of ASRock B550M Pro4 is not known.',
            parts: ['asrock-b550m-pro4', 'amd-ryzen-5-7600'],
            missing: { productId: 'asrock-b550m-pro4', field: 'families' },
            url: 'https://www.asrock.com/mb/AMD/B550M%20Pro4/index.asp',
          },
        ],
      },
      {
        rule: 'essentials',
        title: 'Picture and cooling',
        verdict: 'unknown',
        summary: '“Cooler included” of AMD Ryzen 5 7600 is not known.',
        reasons: [
          {
            verdict: 'unknown',
            text: '“Cooler included” of AMD Ryzen 5 7600 is not known.',
            parts: ['amd-ryzen-5-7600'],
            missing: { productId: 'amd-ryzen-5-7600', field: 'coolerIncluded' },
          },
          { verdict: 'fits', text: 'The processor has graphics', parts: ['amd-ryzen-5-7600'] },
        ],
      },
      {
        rule: 'single-parts',
        title: 'Number of parts',
        verdict: 'fits-with-note',
        summary: 'Processor: 2 chosen, a computer has 1, the rest is spare',
        reasons: [
          {
            verdict: 'fits-with-note',
            text: 'Processor: 2 chosen, a computer has 1, the rest is spare',
            parts: ['amd-ryzen-5-7600'],
          },
        ],
      },
    ],
    load: { watts: 138, isComplete: true },
  },
]
