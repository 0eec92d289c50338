import { describe, expect, it } from 'vitest'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { isWeakPassword } from './rules.ts'

const owner = {
  email: 'dana.reyes@lakeside.example',
  firstName: 'Dana',
  lastName: 'Reyes',
  productName: 'Laurel',
}

describe('weak passwords', () => {
  it.each([
    ['seven77', 'shorter than eight characters'],
    ['Password1', 'common, whatever the case'],
    ['iloveyou', 'common'],
    ['1q2w3e4r', 'common'],
    ['zzzzzzzzzzz', 'one character over and over'],
    ['20262026', 'four characters over and over'],
    ['qwertyuiop', 'a row of keys'],
    ['bcdefghij', 'a run of the alphabet'],
    ['34567890', 'a run of digits'],
    ['dana.reyes@lakeside.example', 'the e-mail address'],
    ['Dana.Reyes1', 'the address before the @'],
    ['lakeside!!', 'the address after it'],
    ['Dana2026', 'the first name with digits'],
    ['ReyesReyes', 'the last name twice'],
    ['DanaReyes9', 'both names'],
    ['laurel-2026', 'the product'],
    ['ｐａｓｓｗｏｒｄ１', 'a common one in full-width letters'],
  ])('refuses %s: %s', (password) => {
    expect(isWeakPassword(password, owner)).toBe(true)
  })

  it.each([
    ['laurel-demo-1', 'the product within a longer one'],
    ['otter lamp quiet', 'words'],
    ['x7#pLq2v', 'eight characters'],
    ['日本語のパスワード', 'another script'],
    ['r'.repeat(30) + 's'.repeat(40) + 'tuv', 'more than 64 characters'],
    ['danabout-a-lake', 'a name inside a word'],
  ])('accepts %s: %s', (password) => {
    expect(isWeakPassword(password, owner)).toBe(false)
  })

  it('does not take an empty last name for part of everything', () => {
    expect(isWeakPassword('x7#pLq2v', { ...owner, lastName: '', firstName: 'X' })).toBe(false)
  })

  it('lists common passwords as they are compared', () => {
    for (const password of COMMON_PASSWORDS) {
      expect(password).toBe(password.normalize('NFKC').toLowerCase())
      expect(Array.from(password).length).toBeGreaterThanOrEqual(8)
    }
  })
})
