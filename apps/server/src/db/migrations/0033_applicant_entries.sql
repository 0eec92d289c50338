CREATE TABLE "applicant_entries" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"cycle" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"words" text NOT NULL,
	"answered" smallint NOT NULL,
	"asked" smallint NOT NULL,
	"standing" text NOT NULL,
	"noticed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "applicant_entries" ADD CONSTRAINT "applicant_entries_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicant_entries_sent" ON "applicant_entries" USING btree ("scholarship_id","cycle","standing","submitted_at","application_id");--> statement-breakpoint
CREATE INDEX "applicant_entries_name" ON "applicant_entries" USING btree ("scholarship_id","cycle",lower("name"),"application_id");--> statement-breakpoint
CREATE INDEX "applicant_entries_latest" ON "applicant_entries" USING btree ("scholarship_id","cycle","submitted_at","application_id");--> statement-breakpoint
CREATE INDEX "applicant_entries_noticed" ON "applicant_entries" USING btree ("noticed_at");--> statement-breakpoint
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
SELECT list_submission(submission) FROM "submissions" AS submission;
