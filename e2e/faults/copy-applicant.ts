import type { Database } from '../../apps/server/src/db/database.ts'

/** Others who sent the same, each with an account and an address of their own. */
export const copyApplicant = (db: Database, applicantId: string, number: number) =>
  db.$client.query(
    `with accounts as (
      insert into users select (jsonb_populate_record(u, jsonb_build_object(
        'id', gen_random_uuid(), 'email', gen_random_uuid() || '@school.example'))).*
      from users u join applicants a on a.user_id = u.id, generate_series(1, $2)
      where a.id = $1 returning id
    ), copied as (
      insert into applicants select (jsonb_populate_record(a, jsonb_build_object(
        'id', gen_random_uuid(), 'user_id', accounts.id))).*
      from applicants a, accounts where a.id = $1 returning id
    ), applied as (
      insert into applications select (jsonb_populate_record(p, jsonb_build_object(
        'id', gen_random_uuid(), 'applicant_id', copied.id))).*
      from applications p, copied where p.applicant_id = $1 returning id
    )
    insert into submissions select (jsonb_populate_record(s, jsonb_build_object(
      'application_id', applied.id))).*
    from submissions s, applied
    where s.application_id = (select id from applications where applicant_id = $1)`,
    [applicantId, number],
  )
