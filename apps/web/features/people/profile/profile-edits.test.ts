import { describe, expect, it, vi } from 'vitest'
import { keepChanges, keepEdits, readEdits } from './profile-edit-store.ts'
import { applyEdits, hasEdits, withoutSaved, type ProfileEdits } from './profile-edits.ts'
import { someApplicant } from './profile-samples.ts'
import { toValues } from './profile-values.ts'

const values = toValues(someApplicant())

function memory(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('edits', () => {
  it('stand on top of what is saved', () => {
    const edited = applyEdits(values, { city: 'Dayton', gender: ['2'], hasSensitiveConsent: true })
    expect(edited).toMatchObject({ city: 'Dayton', hasSensitiveConsent: true, state: 'OH' })
    expect(edited.facts['gender']).toEqual(['2'])
    expect(values.facts['gender']).toEqual(['1'])
  })

  it.each<ProfileEdits>([
    { markingSystem: 'A to F' },
    { enrolledInCollege: '7' },
    { city: true },
    { toString: 'x' },
    { unknownField: 'x' },
  ])('that no field can hold are left out: %j', (edits) => {
    expect(applyEdits(values, edits)).toEqual(values)
  })

  it('of one tab are saved without those of another', () => {
    const edits = { firstName: 'May', city: 'Dayton', careerGoal: ['law'] }
    const left = withoutSaved(edits, edits, 'contact')
    expect(left).toEqual({ firstName: 'May', careerGoal: ['law'] })
    expect(hasEdits(left, 'contact')).toBe(false)
    expect(hasEdits(left, 'education')).toBe(true)
  })

  it('typed while a save was under way stay', () => {
    const sent = { city: 'Dayton', state: 'OH' }
    expect(withoutSaved({ ...sent, city: 'Dayton Heights' }, sent, 'contact')).toEqual({
      city: 'Dayton Heights',
    })
  })
})

describe('kept edits', () => {
  const edits = { firstName: 'May', dob: '2008-03-04', enrollmentDate: ['2027-08'], gender: ['2'] }

  it('come back as they were, the dates from their own key', () => {
    const storage = memory()
    keepEdits(storage, 'maya', edits)
    expect(readEdits(storage, 'maya')).toEqual(edits)
    expect(storage.getItem('formData')).not.toContain('2008')
    expect(storage.getItem('dates')).not.toContain('May')
  })

  it('are never shown to somebody else', () => {
    const storage = memory()
    keepEdits(storage, 'maya', edits)
    expect(readEdits(storage, 'noah')).toEqual({})
  })

  it('of one tab stand beside what another kept, whichever writes last', () => {
    const storage = memory()
    keepChanges(storage, 'maya', {}, { city: 'Dayton' })
    const both = keepChanges(storage, 'maya', {}, { zipCode: '45402', gender: ['2'] })
    expect(both).toEqual({ city: 'Dayton', zipCode: '45402', gender: ['2'] })
    expect(readEdits(storage, 'maya')).toEqual(both)
  })

  it('of one tab go once it has saved them; what another typed since then stays', () => {
    const storage = memory()
    const sent = { city: 'Dayton', gender: ['2'] }
    keepEdits(storage, 'maya', { ...sent, city: 'Akron', state: 'OH' })
    expect(keepChanges(storage, 'maya', sent, {})).toEqual({ city: 'Akron', state: 'OH' })
  })

  it('leave nothing behind once there are none', () => {
    const storage = memory()
    keepEdits(storage, 'maya', edits)
    keepEdits(storage, 'maya', {})
    expect([...storage.kept]).toEqual([])
  })

  it.each(['{', 'null', '[]', '{"id":"maya","edits":7}', '{"id":"maya","edits":{"city":{}}}'])(
    'that are %s count as none',
    (text) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      expect(readEdits(memory({ formData: text }), 'maya')).toEqual({})
      logged.mockRestore()
    },
  )
})
