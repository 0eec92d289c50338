CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chat_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"step" text,
	"choices" jsonb NOT NULL,
	"links" jsonb NOT NULL,
	"essay" jsonb,
	"taken_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_id" uuid NOT NULL,
	"scholarship_id" uuid,
	"requirement_id" uuid,
	"busy_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "essay_edits" (
	"application_id" uuid NOT NULL,
	"requirement_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"version" integer,
	"edits" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"seal" text NOT NULL,
	CONSTRAINT "essay_edits_application_id_requirement_id_ordinal_pk" PRIMARY KEY("application_id","requirement_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "model_uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"model" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"cost" double precision,
	"outcome" text NOT NULL,
	"milliseconds" integer NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_edits" ADD CONSTRAINT "essay_edits_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_uses" ADD CONSTRAINT "model_uses_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_order" ON "chat_messages" USING btree ("chat_id","ordinal");--> statement-breakpoint
CREATE UNIQUE INDEX "chats_requirement" ON "chats" USING btree ("applicant_id","requirement_id") WHERE requirement_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "chats_general" ON "chats" USING btree ("applicant_id") WHERE requirement_id is null;--> statement-breakpoint
CREATE INDEX "model_uses_applicant" ON "model_uses" USING btree ("applicant_id","used_at");