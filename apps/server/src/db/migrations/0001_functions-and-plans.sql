-- What tables alone cannot say: the words that searches read, the list of applicants, audit events
-- that stay, and the rows of the first day.
-- The words lie apart from the rows, so that what a wide search reads of the table is small.
ALTER TABLE scholarship_texts SET (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE scholarship_texts ALTER COLUMN words SET STORAGE EXTERNAL;--> statement-breakpoint
CREATE FUNCTION searchable(given text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select lower(case when octet_length(given) = length(given) then given else regexp_replace(
    translate(
      regexp_replace(normalize(given, NFKD), U&'[\0300-\036F]', '', 'g'),
      U&'\2018\2019\02BC', ''''''''
    ),
    U&'[\0080-\00BF\2000-\206F\3000-\303F]', ' ', 'g') end)
$$;--> statement-breakpoint
CREATE FUNCTION search_words(given text) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select to_tsvector('pg_catalog.english', plain) || to_tsvector('pg_catalog.simple', plain)
  from (select searchable(left(given, 100000)) as plain) as made
$$;--> statement-breakpoint
CREATE FUNCTION keep_scholarship_text() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into scholarship_texts (scholarship_id, words, listed_at)
  select new.id, search_words(concat_ws(E' .\n', new.title, name, new.description_text)),
    new.created_at
  from organisations where id = new.organisation_id
  on conflict (scholarship_id) do update set words = excluded.words;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER keep_scholarship_text
AFTER INSERT OR UPDATE OF title, description_text, organisation_id ON scholarships
FOR EACH ROW EXECUTE FUNCTION keep_scholarship_text();--> statement-breakpoint
CREATE FUNCTION keep_texts_of_organisation() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update scholarship_texts
  set words = search_words(concat_ws(E' .\n', title, new.name, description_text))
  from scholarships where scholarships.id = scholarship_id and organisation_id = new.id;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER keep_texts_of_organisation
AFTER UPDATE OF name ON organisations
FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name)
EXECUTE FUNCTION keep_texts_of_organisation();--> statement-breakpoint
CREATE FUNCTION "standing_of"("own_stage" text, "told_stage" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE
		WHEN told_stage = 'withdrawn' THEN 'withdrawn'
		WHEN told_stage IN ('won', 'not_selected') THEN 'decided'
		ELSE coalesce(own_stage, 'new')
	END
$$;--> statement-breakpoint
CREATE FUNCTION "list_submission"("sent" submissions) RETURNS void LANGUAGE sql AS $$
	INSERT INTO "applicant_entries" ("application_id", "scholarship_id", "cycle", "submitted_at", "name", "words", "answered", "asked", "standing")
	SELECT application.id, application.scholarship_id, application.cycle, sent.submitted_at, person.name,
		lower(concat_ws(' ', person.name, sent.sender ->> 'email',
			'lr-' || left(application.id::text, 4) || '-' || substr(application.id::text, 5, 4))),
		jsonb_array_length(sent.answers),
		greatest(jsonb_array_length(sent.answers), (SELECT count(*) FROM requirements AS asked
			WHERE asked.scholarship_id = application.scholarship_id AND asked.removed_at IS NULL)),
		standing_of(handling.stage, application.stage)
	FROM applications AS application
	JOIN scholarships AS scholarship ON scholarship.id = application.scholarship_id AND scholarship.delivery = 'laurel'
	LEFT JOIN application_handlings AS handling ON handling.application_id = application.id
	CROSS JOIN LATERAL (SELECT trim(concat_ws(' ', sent.sender ->> 'firstName', sent.sender ->> 'lastName')) AS name) AS person
	WHERE application.id = sent.application_id
	ON CONFLICT DO NOTHING
$$;--> statement-breakpoint
CREATE FUNCTION "keep_applicant_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'submissions' THEN
		PERFORM list_submission(NEW);
	ELSIF TG_TABLE_NAME = 'applications' THEN
		UPDATE applicant_entries SET standing = standing_of(
			(SELECT handling.stage FROM application_handlings AS handling WHERE handling.application_id = NEW.id), NEW.stage)
		WHERE application_id = NEW.id;
	ELSE
		UPDATE applicant_entries AS entry SET standing = standing_of(NEW.stage, application.stage)
		FROM applications AS application
		WHERE entry.application_id = NEW.application_id AND application.id = NEW.application_id;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "submissions_listed" AFTER INSERT ON "submissions"
	FOR EACH ROW EXECUTE FUNCTION "keep_applicant_entries"();--> statement-breakpoint
CREATE TRIGGER "applications_listed" AFTER UPDATE OF "stage" ON "applications"
	FOR EACH ROW WHEN (OLD.stage IS DISTINCT FROM NEW.stage) EXECUTE FUNCTION "keep_applicant_entries"();--> statement-breakpoint
CREATE TRIGGER "handlings_listed" AFTER INSERT OR UPDATE OF "stage" ON "application_handlings"
	FOR EACH ROW EXECUTE FUNCTION "keep_applicant_entries"();--> statement-breakpoint
CREATE FUNCTION "keep_audit_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Audit events are never changed.';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_events_stay" BEFORE UPDATE OR DELETE ON "audit_events"
	FOR EACH ROW EXECUTE FUNCTION "keep_audit_events"();--> statement-breakpoint
-- Who tells students of new scholarships reads the catalogue's changes from the first one.
INSERT INTO "catalogue_readers" ("name", "sequence") VALUES ('publications', 0);--> statement-breakpoint
-- The plans of the first day. Operators change them afterwards.
INSERT INTO "plans" ("id", "title", "interval", "price_cents", "currency", "trial_days", "product_id", "features", "position", "is_offered")
SELECT "plan"."id"::uuid, "title", "interval", "price_cents", 'USD', "trial_days", "product_id", "features"::jsonb, "position", true
FROM (VALUES
	('9160d403-547f-59fa-9dd7-869e6d0fdee2', 'Monthly Plan', 'month', 1500, 0, 'monthly', 1),
	('629f1b95-f161-54bc-bc56-ecf617fdba1a', 'Quarterly Plan', 'quarter', 3000, 0, 'quarterly', 2),
	('34c62583-6ee4-5d38-a724-4197d52aa3b7', 'Yearly Plan', 'year', 6000, 0, 'yearly', 3),
	('f32df7d8-6fe6-5453-83c5-d666c816ea90', 'Monthly Plan-7 day trial', 'month', 1500, 7, 'monthly-trial', 4),
	('804ced1f-7f2d-5b25-a1d9-66e7d9d935b5', 'Quarterly Plan-7 day trial', 'quarter', 3000, 7, 'quarterly-trial', 5),
	('78c34334-ef62-5ebd-8a77-cbe0cc674c1d', 'Yearly Plan-7 day trial', 'year', 6000, 7, 'yearly-trial', 6)
) AS "plan" ("id", "title", "interval", "price_cents", "trial_days", "product_id", "position")
CROSS JOIN (VALUES (
	'["Unlimited scholarship views and applications", "Easy Apply to all your matches and Apply with CV", "Automatic applications to new matches", "Early access to new scholarships", "Priority support", "Editing and copying the assistant''s essays"]'
)) AS "listed" ("features");
