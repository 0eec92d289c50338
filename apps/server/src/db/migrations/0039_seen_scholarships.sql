CREATE TABLE "seen_scholarships" (
	"applicant_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"cycle" text NOT NULL,
	"source" text NOT NULL,
	"seen_on" date NOT NULL,
	CONSTRAINT "seen_scholarships_applicant_id_scholarship_id_cycle_pk" PRIMARY KEY("applicant_id","scholarship_id","cycle")
);
--> statement-breakpoint
ALTER TABLE "seen_scholarships" ADD CONSTRAINT "seen_scholarships_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_scholarships" ADD CONSTRAINT "seen_scholarships_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seen_scholarships_round" ON "seen_scholarships" USING btree ("scholarship_id","cycle");