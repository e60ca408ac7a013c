import { flag, type Kind, pieces } from './kind.ts'

export const webcam = {
  label: 'Webcam',
  fields: {
    resolution: {
      input: 'choice',
      label: 'Resolution',
      options: ['1280 × 720', '1920 × 1080', '2560 × 1440', '3840 × 2160'],
      facet: true,
      chip: '{}',
    },
    framesPerSecond: {
      input: 'number',
      label: 'Frame rate',
      unit: 'fps',
      min: 10,
      max: 240,
      facet: true,
      chip: '{}',
    },
    fieldOfViewDegrees: { input: 'number', label: 'Field of view', unit: '°', min: 20, max: 200 },
    focus: { input: 'choice', label: 'Focus', options: ['Automatic', 'Fixed'], facet: true },
    microphones: pieces('Microphones', 8),
    privacyShutter: { ...flag('Privacy shutter'), facet: true, chip: 'Privacy shutter' },
    connection: {
      input: 'choice',
      label: 'Connection',
      options: ['USB-A', 'USB-C'],
      facet: true,
    },
  },
} as const satisfies Kind
