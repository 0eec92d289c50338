import { describe, expect, it } from 'vitest'
import { EMPTY_SIGN_UP, signUpProblems, type SignUpValues } from './sign-up-rules.ts'

const complete: SignUpValues = {
  ...EMPTY_SIGN_UP,
  firstName: 'Maya',
  lastName: 'Rivera',
  email: 'maya@example.org',
  phone: '(614) 555-0142',
  password: 'columbus bus 8',
  confirm: 'columbus bus 8',
  termsAccepted: true,
}

describe('the sign-up form', () => {
  it('accepts a complete one', () => {
    expect(signUpProblems(complete)).toEqual({})
  })

  it('asks for everything that is missing in the fixed words', () => {
    expect(signUpProblems(EMPTY_SIGN_UP)).toEqual({
      firstName: 'Please input your first name!',
      lastName: 'Please input your last name!',
      email: 'Please input your email address!',
      phone: 'Please input your phone number!',
      password: 'Please input your password',
      confirm: 'Please confirm your password!',
      termsAccepted: 'Please agree to the terms.',
    })
  })

  it.each([
    [{ email: 'maya@' }, { email: 'Please enter a validate email!' }],
    [{ phone: '614-CALL' }, { phone: 'Please enter only digits!' }],
    [{ phone: '61' }, { phone: 'A phone number has 4 to 15 digits.' }],
    [{ password: 'short', confirm: 'short' }, { password: 'Use at least 8 characters.' }],
    [{ password: '🔑🔑🔑🔑', confirm: '🔑🔑🔑🔑' }, { password: 'Use at least 8 characters.' }],
    [{ confirm: 'columbus bus 9' }, { confirm: 'Passwords do not match!' }],
  ])('says what is wrong with %j', (change, problems) => {
    expect(signUpProblems({ ...complete, ...change })).toEqual(problems)
  })
})
