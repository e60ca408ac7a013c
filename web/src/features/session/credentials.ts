import type { RegisterOptions } from 'react-hook-form'

export interface Login {
  email: string
  password: string
}

export interface Signup extends Login {
  name: string
}

/** The rules of react-hook-form: zod would be a sixth of the login page's code. */
export const rules = {
  name: {
    validate: (name: string) => name.trim() !== '' || 'Enter your name',
    maxLength: { value: 200, message: 'Use at most 200 letters' },
  },
  email: {
    validate: (email: string) =>
      /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email) || 'Enter an email address, like name@example.com',
  },
  password: { required: 'Enter your password' },
} satisfies Record<keyof Signup, RegisterOptions>
