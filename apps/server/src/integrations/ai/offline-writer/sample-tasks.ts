import { readdirSync, readFileSync } from 'node:fs'
import { textOf } from '../../../html.ts'
import type { EssayQuestion, Material, WritingTask } from '../writing-task.ts'

export type DraftTask = Extract<WritingTask, { kind: 'draft' }>

/** An essay of so many words at most, as the assistant asks for it. */
export const anEssay = (question: string, limit: number): EssayQuestion => ({
  scholarshipTitle: 'Alderbrook Neighbors Grant',
  question,
  isShortAnswer: limit <= 150,
  words: { min: Math.ceil(limit * 0.9), target: Math.round(limit * 0.97), max: limit },
})

export const aDraftTask = (
  question: string,
  limit: number,
  material: readonly Material[] = [],
  seed = 'a seed',
): DraftTask => ({ kind: 'draft', essay: anEssay(question, limit), material, previous: [], seed })

const LEVELS = ['High school senior', 'High school junior', 'College sophomore', 'Graduate student']
const FIELDS = ['Nursing', 'Computer Science', 'English and Literature', 'History', 'Biology']
const GOALS = ['Health Care', 'Technology', 'Education', 'Law', 'Skilled Trades']
const CITIES = ['Columbus', 'Dayton', 'Toledo', 'Akron', 'Mansfield', 'Lima', 'Marietta']
const SCHOOLS = ['Scioto Bend High School', 'Ravine Park Academy', 'North Mill High School']
const PEOPLE = ['Mrs. Okafor', 'Coach Reyes', 'my aunt Dee', 'Mr. Lindqvist', 'my cousin Tomás']
const PLACES = ['the food pantry on Cleveland Ave', 'the Ridgeway library', 'our garage', 'Lot 9']
const DEEDS = ['sorted cans', 'fixed bikes', 'read aloud', 'filled out forms', 'carried boxes']

const turn = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

/** A student unlike the others, as the profile and the interview tell of one. */
export function aStudent(number: number): Material[] {
  const profile = (about: string, label: string, text: string): Material => ({
    from: 'profile',
    about,
    label,
    text,
  })
  const facts = [
    profile('schoolLevel', 'Current school level', turn(LEVELS, number)),
    profile('fieldOfStudy', 'Field of study', turn(FIELDS, number)),
    profile('careerGoal', 'Career goal', turn(GOALS, number + 2)),
    profile('city', 'City', turn(CITIES, number)),
    profile('highSchool', 'High school', turn(SCHOOLS, number)),
    profile('activity', 'Activities', 'Student Government, Marching Band'),
  ]
  const person = turn(PEOPLE, number)
  const days = 11 + number
  const interview: Material[] = [
    {
      from: 'interview',
      about: 'What did you do about it, step by step?',
      label: 'What you did',
      text: `${person} and i ${turn(DEEDS, number)} at ${turn(PLACES, number)} for ${days} days. it was slow, and box ${number * 3 + 1} broke twice`,
    },
    {
      from: 'interview',
      about: 'Which person or moment from it do you remember, and why?',
      label: 'One person',
      text: `the ${number + 2}th visitor that week, because he asked ${person} for nothing and stayed until closing`,
    },
  ]
  const keywords: Material[] = [
    {
      from: 'keywords',
      about: 'Keywords',
      label: 'Keywords',
      text: `patience, bus ${number}, rain`,
    },
  ]
  const earlier: Material[] = [
    {
      from: 'answer',
      about: 'What do you do every week?',
      label: 'Your answer for Shared Supper',
      text: `On Thursdays I wash ${number + 4} pans. Sink ${number} is never hot enough.`,
    },
  ]
  const kinds = [
    [],
    facts,
    [...facts, ...interview],
    [...interview, ...keywords],
    [...facts, ...earlier],
  ]
  return turn(kinds, number)
}

interface Sample {
  title: string
  requirements: {
    kind?: 'cv'
    title?: string
    description: string
    limits?: { wordLength?: number }
    field?: { dataType: string; name: string }
  }[]
}

const FOLDER = new URL('../../../../../../seed/scholarships/', import.meta.url)

/** Everything that the sample scholarships ask to be written. */
export const sampleQuestions = () =>
  readdirSync(FOLDER)
    .toSorted()
    .flatMap((name) => {
      const { scholarships } = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as {
        scholarships: Sample[]
      }
      return scholarships
    })
    .flatMap(({ title, requirements }) =>
      requirements.flatMap((each) => {
        const dataType = each.field?.dataType
        if (dataType !== 'text' && dataType !== 'editor') return []
        const question = `${each.title ?? each.field?.name}\n${textOf(each.description)}`
        return [
          { title, question, isShortAnswer: dataType === 'text', limit: each.limits?.wordLength },
        ]
      }),
    )

/** A draft for each question of the sample scholarships in turn, each for another student. */
export function sampleTasks(count: number): DraftTask[] {
  const asked = sampleQuestions()
  return Array.from({ length: count }, (_, at) => {
    const { title, question, isShortAnswer, limit } = turn(asked, at)
    const essay = anEssay(question, limit ?? (isShortAnswer ? 60 : 200))
    return {
      kind: 'draft',
      essay: { ...essay, scholarshipTitle: title, isShortAnswer },
      material: aStudent(at),
      previous: [],
      seed: `sample ${at}`,
    }
  })
}
