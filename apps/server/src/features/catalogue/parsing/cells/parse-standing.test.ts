import { expect, it } from 'vitest'
import { parseStanding, type SchoolHint } from './parse-standing.ts'

const levels = (...ids: string[]) => ({ clause: { fact: 'schoolLevel', in: ids } })
const likely = (...ids: string[]) => ({ ...levels(...ids), isLikely: true })

it.each([
  ['HS Sr', levels('hs_senior')],
  ['H.S. Srs.', levels('hs_senior')],
  ['HS Jr/Sr', levels('hs_junior', 'hs_senior')],
  ['Jr & Sr HS', levels('hs_junior', 'hs_senior')],
  ['Senior in HS', levels('hs_senior')],
  ['Sr (HS)', levels('hs_senior')],
  ['Junior/Senior undergraduate', levels('college_junior', 'college_senior')],
  ['HS Sr, FR, SO', levels('hs_senior', 'college_freshman', 'college_sophomore')],
  ['HS Sr - Soph', levels('hs_senior', 'college_freshman', 'college_sophomore')],
  ['HS Sr thru college SR', levels('hs_senior', 'undergraduate')],
  ['HS Sr or college', levels('hs_senior', 'undergraduate', 'graduate')],
  ['HS', levels('high_school')],
  ['All HS', levels('high_school')],
  ['Gr. 11-12', levels('hs_junior', 'hs_senior')],
  ['11th/12th', levels('hs_junior', 'hs_senior')],
  ['UG', levels('undergraduate')],
  ['Undergrads only', levels('undergraduate')],
  ['Undergrad or grad', levels('undergraduate', 'graduate')],
  ['UG/G', levels('undergraduate', 'graduate')],
  ['Grad', levels('graduate')],
  ['College', levels('undergraduate', 'graduate')],
  ['College Jr, Sr', levels('college_junior', 'college_senior')],
  ['2nd yr+', levels('college_sophomore', 'college_junior', 'college_senior', 'graduate')],
  ['3rd or 4th yr', levels('college_junior', 'college_senior')],
])('reads %s for certain', (text, reading) => expect(parseStanding(text)).toEqual(reading))

it.each([
  ['FR, SO', likely('hs_freshman', 'college_freshman', 'hs_sophomore', 'college_sophomore')],
  ['Sr.', likely('hs_senior', 'college_senior')],
  ['Seniors', likely('hs_senior', 'college_senior')],
  ['Fr-Sr', likely('hs_freshman', 'hs_sophomore', 'hs_junior', 'hs_senior', 'undergraduate')],
  ['Jr. standing or higher', likely('hs_junior', 'hs_senior', 'undergraduate', 'graduate')],
  ['at least Jr', likely('hs_junior', 'hs_senior', 'undergraduate', 'graduate')],
  ['Jr or above', likely('hs_junior', 'hs_senior', 'undergraduate', 'graduate')],
  ['JR, SR, Grad', likely('college_junior', 'college_senior', 'graduate')],
  // Seniors of college are undergraduates: those of high school may be meant.
  ['SR, UG', likely('hs_senior', 'undergraduate')],
  ['HS, FR', likely('high_school', 'college_freshman')],
  ['Incoming FR', likely('hs_senior')],
  ['Rising Sr', likely('hs_junior', 'college_junior')],
])('takes %s for whatever it may mean', (text, reading) =>
  expect(parseStanding(text)).toEqual(reading),
)

it.each<[string, SchoolHint, object]>([
  ['JR/SR', { school: 'college', isSure: false }, likely('college_junior', 'college_senior')],
  ['junior; senior', { school: 'high_school', isSure: true }, levels('hs_junior', 'hs_senior')],
  ['HS Sr', { school: 'college', isSure: false }, levels('hs_senior')],
])('reads %s by what stands beside it', (text, hint, reading) =>
  expect(parseStanding(text, hint)).toEqual(reading),
)

it('reads degrees, colleges of a kind and transfers beside levels', () => {
  expect(parseStanding('Master; PhD')).toEqual({
    clause: { fact: 'degreeType', in: ['master', 'doctoral'] },
  })
  expect(parseStanding('UG, Masters')).toEqual({
    clause: { fact: 'degreeType', in: ['undergraduate_degree', 'master'] },
  })
  expect(parseStanding('graduate, PhD')).toEqual(levels('graduate'))
  expect(parseStanding('CC')).toEqual({
    clause: { fact: 'collegeType', in: ['community_college'] },
  })
  expect(parseStanding('Transfers')).toEqual({ clause: { fact: 'transfer', is: true } })
})

it.each([
  'HS grads',
  'Bachelor’s degree holders',
  'Post-bacc',
  'HS Senior or GED',
  'Juniors in good standing',
])('leaves %s to be read as a sentence', (text) => expect(parseStanding(text)).toBeNull())
