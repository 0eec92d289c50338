CREATE TABLE "automation_steps" (
	"applicant_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"cycle" text NOT NULL,
	"step" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "automation_steps_applicant_id_scholarship_id_cycle_step_pk" PRIMARY KEY("applicant_id","scholarship_id","cycle","step")
);
--> statement-breakpoint
ALTER TABLE "automation_steps" ADD CONSTRAINT "automation_steps_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_steps" ADD CONSTRAINT "automation_steps_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;