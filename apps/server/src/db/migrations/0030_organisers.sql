CREATE TABLE "audit_events" (
	"organisation_id" uuid NOT NULL,
	"ordinal" bigint NOT NULL,
	"actor" uuid NOT NULL,
	"action" text NOT NULL,
	"scholarship" uuid,
	"application" uuid,
	"applicant" uuid,
	"details" jsonb NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_events_organisation_id_ordinal_pk" PRIMARY KEY("organisation_id","ordinal"),
	CONSTRAINT "audit_events_hash" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "audit_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"applicant_id" uuid,
	CONSTRAINT "audit_people_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "audit_people_applicant_id_unique" UNIQUE("applicant_id")
);
--> statement-breakpoint
CREATE TABLE "household_members" (
	"organisation_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"email" text NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "household_members_organisation_id_member_id_email_pk" PRIMARY KEY("organisation_id","member_id","email")
);
--> statement-breakpoint
CREATE TABLE "organisation_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "organisation_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "organisation_profiles" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"legal_name" text NOT NULL,
	"country" text NOT NULL,
	"registration_number" text NOT NULL,
	"website" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text,
	"selection" text NOT NULL,
	"payer" text NOT NULL,
	"vetting" text NOT NULL,
	"asked_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisation_vettings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"checked" jsonb NOT NULL,
	"note" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcement_items" (
	"announcement_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"amount_usd" double precision,
	"told_at" timestamp with time zone,
	"is_mailed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "announcement_items_announcement_id_application_id_pk" PRIMARY KEY("announcement_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"cycle" text NOT NULL,
	"made_by" uuid,
	"words" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "announcements_once" UNIQUE("scholarship_id","cycle")
);
--> statement-breakpoint
CREATE TABLE "applicant_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"sent_by" uuid,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_handlings" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"stage" text NOT NULL,
	"tags" jsonb NOT NULL,
	"assigned_to" uuid,
	"opened_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "decisions" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"amount_usd" double precision,
	"place" smallint,
	"decided_by" uuid,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"scholarship_id" uuid NOT NULL,
	"cycle" text NOT NULL,
	"announce_by" text,
	"award_count" integer,
	"budget_usd" double precision,
	"decided_at" timestamp with time zone,
	"announced_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"overdue_told_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rounds_scholarship_id_cycle_pk" PRIMARY KEY("scholarship_id","cycle")
);
--> statement-breakpoint
ALTER TABLE "organisation_members" ADD COLUMN "role" text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation_members" ALTER COLUMN "role" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD COLUMN "digest" text DEFAULT 'daily' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD COLUMN "told_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD COLUMN "joined_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation_members" ALTER COLUMN "joined_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "audit_people" ADD CONSTRAINT "audit_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_people" ADD CONSTRAINT "audit_people_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_members" ADD CONSTRAINT "household_members_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_members" ADD CONSTRAINT "household_members_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_invitations" ADD CONSTRAINT "organisation_invitations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_invitations" ADD CONSTRAINT "organisation_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_profiles" ADD CONSTRAINT "organisation_profiles_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_vettings" ADD CONSTRAINT "organisation_vettings_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_vettings" ADD CONSTRAINT "organisation_vettings_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_items" ADD CONSTRAINT "announcement_items_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_items" ADD CONSTRAINT "announcement_items_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_messages" ADD CONSTRAINT "applicant_messages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_messages" ADD CONSTRAINT "applicant_messages_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_handlings" ADD CONSTRAINT "application_handlings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_handlings" ADD CONSTRAINT "application_handlings_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_applicant" ON "audit_events" USING btree ("applicant","happened_at");--> statement-breakpoint
CREATE INDEX "audit_events_scholarship" ON "audit_events" USING btree ("scholarship","happened_at");--> statement-breakpoint
CREATE INDEX "household_members_email" ON "household_members" USING btree ("email");--> statement-breakpoint
CREATE INDEX "organisation_invitations_organisation" ON "organisation_invitations" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "organisation_profiles_vetting" ON "organisation_profiles" USING btree ("vetting","asked_at");--> statement-breakpoint
CREATE INDEX "organisation_vettings_latest" ON "organisation_vettings" USING btree ("organisation_id","decided_at");--> statement-breakpoint
CREATE INDEX "announcement_items_application" ON "announcement_items" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "announcement_items_untold" ON "announcement_items" USING btree ("announcement_id","application_id") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "announcements_unfinished" ON "announcements" USING btree ("made_at") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "applicant_messages_application" ON "applicant_messages" USING btree ("application_id","sent_at");--> statement-breakpoint
CREATE INDEX "application_handlings_stage" ON "application_handlings" USING btree ("stage");--> statement-breakpoint
CREATE INDEX "application_notes_application" ON "application_notes" USING btree ("application_id","written_at");--> statement-breakpoint
CREATE INDEX "rounds_overdue" ON "rounds" USING btree ("announce_by") WHERE announced_at is null and cancelled_at is null and overdue_told_at is null;--> statement-breakpoint
CREATE INDEX "organisation_members_user" ON "organisation_members" USING btree ("user_id");--> statement-breakpoint
CREATE FUNCTION "keep_audit_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Audit events are never changed.';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_events_stay" BEFORE UPDATE OR DELETE ON "audit_events"
	FOR EACH ROW EXECUTE FUNCTION "keep_audit_events"();
