CREATE TABLE "settled_questions" (
	"key" text PRIMARY KEY NOT NULL,
	"question" text,
	"decision_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "settled_questions" ADD CONSTRAINT "settled_questions_decision_id_listing_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."listing_decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settled_questions_decision" ON "settled_questions" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "listing_clauses_meaning" ON "listing_clauses" USING btree (md5(regexp_replace(regexp_replace(lower(read_criteria->>'attest'), '[[:punct:]]+', ' ', 'g'), '\m(a|an|the|any|your|currently|already|also|legally|or plan to [a-z]+)\M|s\M|[[:space:]]+', '', 'g'))) WHERE (read_criteria->>'attest') is not null;