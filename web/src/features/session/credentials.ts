import { z } from 'zod'

const email = z.email('Enter an email address, like name@example.com')

export const Login = z.object({ email, password: z.string().min(1, 'Enter your password') })
export type Login = z.infer<typeof Login>

export const Signup = Login.extend({
  name: z.string().trim().min(1, 'Enter your name').max(200, 'Use at most 200 letters'),
})
export type Signup = z.infer<typeof Signup>

export const Reset = z.object({ email })
export type Reset = z.infer<typeof Reset>
