import { expect, it } from 'vitest'
import { parseRequirements } from './parse-requirement.ts'

it.each(['Essay File', 'essay file', 'ESSAY FILE'])(
  'a file called %j is an essay that is handed in as a file',
  (name) => {
    const [asked] = parseRequirements([{ title: 'Your story', dataType: 'file', field: { name } }])
    expect(asked).toMatchObject({ fieldName: 'Essay File', requirementType: 'essay' })
  },
)

it('what a sponsor says about a requirement is made safe', () => {
  const description = '<p onmouseover="x()">Two pages<script>alert(1)</script></p>'
  const [asked] = parseRequirements([{ title: 'Letter', dataType: 'file', description }])
  expect(asked).toMatchObject({ fieldName: 'Letter', description: '<p>Two pages</p>' })
})
