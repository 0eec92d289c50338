CREATE SEQUENCE "public"."sandbox_cards" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."catalogue_sequence" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "applicant_facts" (
	"applicant_id" uuid NOT NULL,
	"fact_key" text NOT NULL,
	"ordinal" smallint NOT NULL,
	"value" jsonb,
	"source" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "applicant_facts_applicant_id_fact_key_ordinal_pk" PRIMARY KEY("applicant_id","fact_key","ordinal")
);
--> statement-breakpoint
CREATE TABLE "applicants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"applicant_type" text NOT NULL,
	"address_line1" text,
	"address_line2" text,
	"place" jsonb,
	"additional_details" text,
	"avatar_file_id" text,
	"time_zone" text NOT NULL,
	"is_profile_update" boolean NOT NULL,
	"is_scholarship_applied" boolean NOT NULL,
	"is_trail_taken" boolean NOT NULL,
	"subscribed_until" timestamp with time zone,
	"profile_version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"applicant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_granted" boolean NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_applicant_id_kind_pk" PRIMARY KEY("applicant_id","kind")
);
--> statement-breakpoint
CREATE TABLE "conversions" (
	"applicant_id" uuid NOT NULL,
	"event" text NOT NULL,
	"campaign" jsonb NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversions_applicant_id_event_pk" PRIMARY KEY("applicant_id","event")
);
--> statement-breakpoint
CREATE TABLE "signed_in_days" (
	"applicant_id" uuid NOT NULL,
	"day" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "signed_in_days_applicant_id_day_pk" PRIMARY KEY("applicant_id","day")
);
--> statement-breakpoint
CREATE TABLE "terms_acceptances" (
	"user_id" uuid NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "terms_acceptances_user_id_version_pk" PRIMARY KEY("user_id","version")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"pending_email" text,
	"email_confirmed_at" timestamp with time zone,
	"password_hash" text,
	"google_subject" text,
	"role" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"terms_accepted_at" timestamp with time zone,
	"terms_version" text,
	"tracking" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"purge_after" timestamp with time zone,
	"purge_reason" text,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_google_subject_unique" UNIQUE("google_subject")
);
--> statement-breakpoint
CREATE TABLE "answer_history" (
	"application_id" uuid NOT NULL,
	"requirement_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_history_application_id_requirement_id_version_pk" PRIMARY KEY("application_id","requirement_id","version")
);
--> statement-breakpoint
CREATE TABLE "answer_sources" (
	"application_id" uuid NOT NULL,
	"requirement_id" uuid NOT NULL,
	"source_application_id" uuid NOT NULL,
	"source_requirement_id" uuid NOT NULL,
	"source_version" integer NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_sources_application_id_requirement_id_pk" PRIMARY KEY("application_id","requirement_id")
);
--> statement-breakpoint
CREATE TABLE "application_answers" (
	"application_id" uuid NOT NULL,
	"requirement_id" uuid NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_answers_application_id_requirement_id_pk" PRIMARY KEY("application_id","requirement_id")
);
--> statement-breakpoint
CREATE TABLE "application_stages" (
	"application_id" uuid NOT NULL,
	"ordinal" smallint NOT NULL,
	"stage" text NOT NULL,
	"entered_by" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_stages_application_id_ordinal_pk" PRIMARY KEY("application_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"cycle" text NOT NULL,
	"status" text NOT NULL,
	"stage" text,
	"origin" text NOT NULL,
	"prepared_from_id" uuid,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bulk_submission_items" (
	"bulk_submission_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"outcome" text,
	"code" text,
	"description" text,
	CONSTRAINT "bulk_submission_items_bulk_submission_id_position_pk" PRIMARY KEY("bulk_submission_id","position")
);
--> statement-breakpoint
CREATE TABLE "bulk_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_id" uuid NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"field_values" jsonb NOT NULL,
	"arrived_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"applicant_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"content_type" text NOT NULL,
	"is_inert" boolean DEFAULT false NOT NULL,
	"checked_by" integer,
	"sha256" text NOT NULL,
	"purpose" text NOT NULL,
	"requirement_id" uuid,
	"essay_html" text,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_applications" (
	"applicant_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"cycle" text NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"outcome" text,
	CONSTRAINT "provider_applications_applicant_id_scholarship_id_cycle_pk" PRIMARY KEY("applicant_id","scholarship_id","cycle")
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"recipient" text NOT NULL,
	"answers" jsonb NOT NULL,
	"sender" jsonb,
	"receipt_written_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "automation_steps" (
	"applicant_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"cycle" text NOT NULL,
	"step" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "automation_steps_applicant_id_scholarship_id_cycle_step_pk" PRIMARY KEY("applicant_id","scholarship_id","cycle","step")
);
--> statement-breakpoint
CREATE TABLE "automations" (
	"applicant_id" uuid PRIMARY KEY NOT NULL,
	"reapplies_to_recurring" boolean NOT NULL,
	"applies_to_new_matches" boolean NOT NULL,
	"daily_limit" smallint NOT NULL,
	"reminds_of_deadlines" boolean NOT NULL,
	"minutes_per_day" smallint NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"applicant_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "deadline_reminders" (
	"applicant_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"cycle" text NOT NULL,
	"days_before" smallint NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deadline_reminders_applicant_id_scholarship_id_cycle_days_before_pk" PRIMARY KEY("applicant_id","scholarship_id","cycle","days_before")
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"type" text NOT NULL,
	"event" jsonb NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"tries" smallint NOT NULL,
	"next_try_at" timestamp with time zone,
	"problem" text,
	CONSTRAINT "billing_events_provider" UNIQUE("provider","provider_id")
);
--> statement-breakpoint
CREATE TABLE "billing_mails" (
	"subscription_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_mails_subscription_id_kind_about_pk" PRIMARY KEY("subscription_id","kind","about")
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"invoice_number" text,
	"card_label" text,
	"period_starts_at" timestamp with time zone NOT NULL,
	"period_ends_at" timestamp with time zone NOT NULL,
	"charged_at" timestamp with time zone NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "charges_invoice_number_unique" UNIQUE("invoice_number"),
	CONSTRAINT "charges_provider" UNIQUE("provider","provider_id")
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"subscription_provider_id" text,
	"trial_days" smallint NOT NULL,
	"status" text NOT NULL,
	"custom" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "checkouts_provider" UNIQUE("provider","provider_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"year" smallint PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paid_uses" (
	"applicant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paid_uses_applicant_id_kind_day_pk" PRIMARY KEY("applicant_id","kind","day")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"interval" text NOT NULL,
	"price_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"trial_days" smallint NOT NULL,
	"product_id" text NOT NULL,
	"features" jsonb NOT NULL,
	"stripe_price_id" text,
	"paddle_price_id" text,
	"position" smallint NOT NULL,
	"is_offered" boolean NOT NULL,
	"next_price_cents" integer,
	"next_price_from" timestamp with time zone,
	CONSTRAINT "plans_title_unique" UNIQUE("title"),
	CONSTRAINT "plans_product_id_unique" UNIQUE("product_id")
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"applicant_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_id" uuid,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"customer_id" text,
	"plan_id" uuid,
	"provider_status" text NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"period_starts_at" timestamp with time zone NOT NULL,
	"period_ends_at" timestamp with time zone NOT NULL,
	"cancels_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"reason" text,
	"granted_by" uuid,
	"as_of" timestamp with time zone NOT NULL,
	"as_of_event_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_provider" UNIQUE("provider","provider_id")
);
--> statement-breakpoint
CREATE TABLE "trial_uses" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subscription_id" uuid NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "claim_links_listing" UNIQUE("organisation_id","scholarship_id")
);
--> statement-breakpoint
CREATE TABLE "listing_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"page" text NOT NULL,
	"sponsor_before" text NOT NULL,
	"before" jsonb NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"taken_by" uuid,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "listing_marks" (
	"scholarship_id" uuid PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"name_key" text NOT NULL,
	"bands" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_merges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"survivor_id" uuid NOT NULL,
	"merged_id" uuid NOT NULL,
	"basis" text NOT NULL,
	"likeness" double precision NOT NULL,
	"status_before" text NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	"merged_by" uuid,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "listing_pairs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"stays_id" uuid NOT NULL,
	"goes_id" uuid NOT NULL,
	"basis" text NOT NULL,
	"likeness" double precision NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" uuid
);
--> statement-breakpoint
CREATE TABLE "merged_saves" (
	"merge_id" uuid NOT NULL,
	"applicant_id" uuid NOT NULL,
	CONSTRAINT "merged_saves_merge_id_applicant_id_pk" PRIMARY KEY("merge_id","applicant_id")
);
--> statement-breakpoint
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
	"size_characters" integer,
	"folded" jsonb,
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
CREATE TABLE "family_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inviter_id" uuid NOT NULL,
	"invites" text NOT NULL,
	"email" text,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "family_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "family_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "family_links_once" UNIQUE("parent_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "family_suggestions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"note" text NOT NULL,
	"outcome" text,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "family_suggestions_once" UNIQUE("link_id","scholarship_id")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"outcome" text NOT NULL,
	"is_done" boolean NOT NULL,
	"title" text NOT NULL,
	"sponsor" text NOT NULL,
	"reason" text,
	"found" text,
	"held_back" text,
	"glance" jsonb,
	"scholarship_id" uuid,
	"before" jsonb,
	"stored_at" timestamp with time zone,
	"undo" text,
	"kept_because" text,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "import_rows_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"started_by" uuid,
	"file_name" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"file_key" text NOT NULL,
	"read_on" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"rows_total" integer,
	"failures" integer DEFAULT 0 NOT NULL,
	"held_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"made_by" uuid NOT NULL,
	"name" text NOT NULL,
	"start" text NOT NULL,
	"key_hash" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"switched_off_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "listing_clauses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"words" text NOT NULL,
	"text_index" integer NOT NULL,
	"from_character" integer NOT NULL,
	"to_character" integer NOT NULL,
	"likeness" text NOT NULL,
	"read_criteria" jsonb NOT NULL,
	"criteria" jsonb NOT NULL,
	"confidence" text NOT NULL,
	"reader" text NOT NULL,
	"why" text,
	"is_asked" boolean NOT NULL,
	"state" text NOT NULL,
	"decision_id" uuid
);
--> statement-breakpoint
CREATE TABLE "listing_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"made_by" uuid,
	"made_at" timestamp with time zone NOT NULL,
	"before" jsonb NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "listing_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"lines" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_flags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"set_by" uuid,
	"cleared_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "listing_holds" (
	"scholarship_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"dismissed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "listing_texts" (
	"scholarship_id" uuid PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL,
	"known" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settled_questions" (
	"key" text PRIMARY KEY NOT NULL,
	"question" text,
	"decision_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_days" (
	"day" text NOT NULL,
	"page" text NOT NULL,
	"views" integer NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "page_days_day_page_pk" PRIMARY KEY("day","page")
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visit_id" uuid NOT NULL,
	"page" text NOT NULL,
	"referrer_host" text,
	"campaign" jsonb NOT NULL,
	"link_id" text,
	"source_id" text,
	"width" text NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_days" (
	"day" text NOT NULL,
	"source" text NOT NULL,
	"medium" text NOT NULL,
	"campaign" text NOT NULL,
	"link_id" text NOT NULL,
	"source_id" text NOT NULL,
	"width" text NOT NULL,
	"visits" integer NOT NULL,
	"sign_up_visits" integer NOT NULL,
	CONSTRAINT "visit_days_day_source_medium_campaign_link_id_source_id_width_pk" PRIMARY KEY("day","source","medium","campaign","link_id","source_id","width")
);
--> statement-breakpoint
CREATE TABLE "catalogue_readers" (
	"name" text PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_origin" UNIQUE("applicant_id","origin")
);
--> statement-breakpoint
CREATE TABLE "publication_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"after_applicant" uuid,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"scholarship_id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid
);
--> statement-breakpoint
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
CREATE TABLE "organisation_members" (
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"digest" text DEFAULT 'daily' NOT NULL,
	"told_until" timestamp with time zone,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organisation_members_organisation_id_user_id_pk" PRIMARY KEY("organisation_id","user_id")
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
CREATE TABLE "organisations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organisations_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "partner_credits" (
	"charge_id" uuid PRIMARY KEY NOT NULL,
	"sign_up_id" uuid NOT NULL,
	"member_cents" integer NOT NULL,
	"share_basis_points" integer NOT NULL,
	"refunded_cents" integer NOT NULL,
	"held_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"charge_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"payout_id" uuid
);
--> statement-breakpoint
CREATE TABLE "partner_payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"batch" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"paid_by" uuid,
	"reference" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_sign_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"user_id" uuid,
	"source_id" text NOT NULL,
	"utm_source" text NOT NULL,
	"signed_up_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partner_sign_ups_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"link_id" text NOT NULL,
	"member_cents" integer NOT NULL,
	"share_basis_points" integer NOT NULL,
	"payout" text NOT NULL,
	"threshold_cents" integer,
	"figures_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "partners_link_id_unique" UNIQUE("link_id"),
	CONSTRAINT "partners_figures_hash_unique" UNIQUE("figures_hash")
);
--> statement-breakpoint
CREATE TABLE "award_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_email" text NOT NULL,
	"amount_usd" integer,
	"won_at" timestamp with time zone NOT NULL,
	"kept_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"prepared_drafts" boolean NOT NULL,
	"suggestions" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"details" text NOT NULL,
	"token_hash" text,
	"link_sent_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"status" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"extended_at" timestamp with time zone,
	"extension" text NOT NULL,
	"settled_at" timestamp with time zone,
	"answer" text NOT NULL,
	"warned_at" timestamp with time zone,
	"is_self_served" boolean NOT NULL,
	CONSTRAINT "privacy_requests_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "retention_notices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"first_told_at" timestamp with time zone NOT NULL,
	"last_told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "amendment_drafts" (
	"scholarship_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"content" jsonb,
	"saved_by" uuid,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scholarship_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"cycle" text NOT NULL,
	"kind" text NOT NULL,
	"lines" jsonb NOT NULL,
	"words" text,
	"made_at" timestamp with time zone NOT NULL,
	"told_up_to" uuid,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "scholarship_versions" (
	"scholarship_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"act" text NOT NULL,
	"content" jsonb NOT NULL,
	"words" text,
	"saved_by" uuid,
	"begun_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scholarship_versions_scholarship_id_version_pk" PRIMARY KEY("scholarship_id","version")
);
--> statement-breakpoint
CREATE TABLE "model_readings" (
	"text_hash" text PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"sentences" jsonb NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"cost" double precision NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcement_items" (
	"announcement_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"amount_usd" double precision,
	"told_at" timestamp with time zone,
	"reached_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"mail_id" uuid,
	CONSTRAINT "announcement_items_announcement_id_application_id_pk" PRIMARY KEY("announcement_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"cycle" text NOT NULL,
	"ordinal" smallint DEFAULT 1 NOT NULL,
	"made_by" uuid,
	"words" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "announcements_once" UNIQUE("scholarship_id","cycle","ordinal")
);
--> statement-breakpoint
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
CREATE TABLE "applicant_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"sent_by" uuid,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applicant_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"made_by" uuid,
	"made_at" timestamp with time zone NOT NULL,
	"changes" text,
	"before" jsonb NOT NULL,
	"undone_at" timestamp with time zone
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
	"reminded_at" timestamp with time zone,
	"overdue_told_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rounds_scholarship_id_cycle_pk" PRIMARY KEY("scholarship_id","cycle")
);
--> statement-breakpoint
CREATE TABLE "sandbox_card_forms" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"applicant_id" uuid,
	"customer_id" text,
	"return_url" text,
	"card_expiry" text NOT NULL,
	"card" text,
	"fingerprint" text,
	"is_used" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_card_forms_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"card" text NOT NULL,
	"charged_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone,
	"period_starts_at" timestamp with time zone NOT NULL,
	"period_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"checkout_id" uuid NOT NULL,
	"applicant_id" uuid NOT NULL,
	"price_id" text NOT NULL,
	"trial_days" smallint NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"card_expiry" text NOT NULL,
	"status" text NOT NULL,
	"asks_card" text,
	"asks_fingerprint" text,
	"subscription_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_checkouts_checkout_id_unique" UNIQUE("checkout_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_clock" (
	"id" smallint PRIMARY KEY NOT NULL,
	"ahead_seconds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"checkout_id" uuid NOT NULL,
	"applicant_id" uuid,
	"price_id" text NOT NULL,
	"interval" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"card" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"period_starts_at" timestamp with time zone NOT NULL,
	"period_ends_at" timestamp with time zone NOT NULL,
	"cancels_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"refusals" smallint NOT NULL,
	"next_move_at" timestamp with time zone,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_subscriptions_customer_id_unique" UNIQUE("customer_id"),
	CONSTRAINT "sandbox_subscriptions_checkout_id_unique" UNIQUE("checkout_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"payload" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"tries" smallint NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attestations" (
	"applicant_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"question" text NOT NULL,
	"answer" boolean NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attestations_applicant_id_scholarship_id_question_pk" PRIMARY KEY("applicant_id","scholarship_id","question")
);
--> statement-breakpoint
CREATE TABLE "catalogue_changes" (
	"sequence" bigint PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requirements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"is_optional" boolean NOT NULL,
	"requirement_type" text NOT NULL,
	"data_type" text NOT NULL,
	"field_id" text NOT NULL,
	"field_key" text NOT NULL,
	"field_name" text NOT NULL,
	"options" jsonb NOT NULL,
	"limits" jsonb NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_scholarships" (
	"applicant_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_scholarships_applicant_id_scholarship_id_pk" PRIMARY KEY("applicant_id","scholarship_id")
);
--> statement-breakpoint
CREATE TABLE "scholarship_texts" (
	"scholarship_id" uuid PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL,
	"listed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scholarships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"source_key" text NOT NULL,
	"title" text NOT NULL,
	"description_html" text NOT NULL,
	"description_text" text NOT NULL,
	"amounts" jsonb NOT NULL,
	"award" jsonb,
	"amount_max_usd" double precision NOT NULL,
	"deadline" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"early_access_until" timestamp with time zone,
	"cycle" text NOT NULL,
	"recurrence" text,
	"criteria" jsonb NOT NULL,
	"known" text DEFAULT 'unread' NOT NULL,
	"unread_sentences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"suggested_criteria" jsonb,
	"criteria_reasons" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ai_policy" text NOT NULL,
	"delivery" text NOT NULL,
	"apply_url" text,
	"terms_html" text,
	"privacy_html" text,
	"affidavit_html" text,
	"source" jsonb,
	"status" text NOT NULL,
	"is_sample" boolean NOT NULL,
	"is_random_draw" boolean NOT NULL,
	"is_featured" boolean NOT NULL,
	"effort_minutes" integer NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schools" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"search_name" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seen_scholarships" (
	"applicant_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"cycle" text NOT NULL,
	"source" text NOT NULL,
	"seen_on" date NOT NULL,
	CONSTRAINT "seen_scholarships_applicant_id_scholarship_id_cycle_pk" PRIMARY KEY("applicant_id","scholarship_id","cycle")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"call_id" text NOT NULL,
	"body_hash" text NOT NULL,
	"status_code" integer,
	"answer" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "mailed_codes" (
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"token_hash" text NOT NULL,
	"failed_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailed_codes_user_id_purpose_pk" PRIMARY KEY("user_id","purpose"),
	CONSTRAINT "mailed_codes_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "outbox_emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"user_id" uuid,
	"about_user_id" uuid,
	"is_endable" boolean DEFAULT false NOT NULL,
	"subject" text NOT NULL,
	"body_text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "listing_sources" (
	"scholarship_id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"next_address" text NOT NULL,
	"next_host" text NOT NULL,
	"steps" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"etag" text,
	"last_modified" text,
	"text" text,
	"fingerprint" text,
	"checked_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"changed_at" timestamp with time zone,
	"missed_at" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"dead_since" timestamp with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "source_findings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" uuid
);
--> statement-breakpoint
CREATE TABLE "source_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"free_at" timestamp with time zone NOT NULL,
	"robots" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"query" text NOT NULL,
	"description" text NOT NULL,
	"scholarship_id" uuid,
	"status" text NOT NULL,
	"is_priority" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answer" text,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "applicant_facts" ADD CONSTRAINT "applicant_facts_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_in_days" ADD CONSTRAINT "signed_in_days_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_history" ADD CONSTRAINT "answer_history_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_sources" ADD CONSTRAINT "answer_sources_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_sources" ADD CONSTRAINT "answer_sources_source_application_id_applications_id_fk" FOREIGN KEY ("source_application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_answers" ADD CONSTRAINT "application_answers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_stages" ADD CONSTRAINT "application_stages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_submission_items" ADD CONSTRAINT "bulk_submission_items_bulk_submission_id_bulk_submissions_id_fk" FOREIGN KEY ("bulk_submission_id") REFERENCES "public"."bulk_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_submissions" ADD CONSTRAINT "bulk_submissions_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_applications" ADD CONSTRAINT "provider_applications_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_applications" ADD CONSTRAINT "provider_applications_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_steps" ADD CONSTRAINT "automation_steps_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_steps" ADD CONSTRAINT "automation_steps_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automations" ADD CONSTRAINT "automations_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadline_reminders" ADD CONSTRAINT "deadline_reminders_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadline_reminders" ADD CONSTRAINT "deadline_reminders_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_mails" ADD CONSTRAINT "billing_mails_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paid_uses" ADD CONSTRAINT "paid_uses_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_links" ADD CONSTRAINT "claim_links_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_links" ADD CONSTRAINT "claim_links_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_links" ADD CONSTRAINT "claim_links_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_marks" ADD CONSTRAINT "listing_marks_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_merges" ADD CONSTRAINT "listing_merges_survivor_id_scholarships_id_fk" FOREIGN KEY ("survivor_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_merges" ADD CONSTRAINT "listing_merges_merged_id_scholarships_id_fk" FOREIGN KEY ("merged_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_merges" ADD CONSTRAINT "listing_merges_merged_by_users_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_pairs" ADD CONSTRAINT "listing_pairs_stays_id_scholarships_id_fk" FOREIGN KEY ("stays_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_pairs" ADD CONSTRAINT "listing_pairs_goes_id_scholarships_id_fk" FOREIGN KEY ("goes_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_pairs" ADD CONSTRAINT "listing_pairs_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_saves" ADD CONSTRAINT "merged_saves_merge_id_listing_merges_id_fk" FOREIGN KEY ("merge_id") REFERENCES "public"."listing_merges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_saves" ADD CONSTRAINT "merged_saves_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_edits" ADD CONSTRAINT "essay_edits_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_uses" ADD CONSTRAINT "model_uses_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_invitations" ADD CONSTRAINT "family_invitations_inviter_id_applicants_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_links" ADD CONSTRAINT "family_links_parent_id_users_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_links" ADD CONSTRAINT "family_links_student_id_applicants_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_suggestions" ADD CONSTRAINT "family_suggestions_link_id_family_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."family_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_suggestions" ADD CONSTRAINT "family_suggestions_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_clauses" ADD CONSTRAINT "listing_clauses_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_clauses" ADD CONSTRAINT "listing_clauses_decision_id_listing_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."listing_decisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_decisions" ADD CONSTRAINT "listing_decisions_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_events" ADD CONSTRAINT "listing_events_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_flags" ADD CONSTRAINT "listing_flags_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_flags" ADD CONSTRAINT "listing_flags_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_holds" ADD CONSTRAINT "listing_holds_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_texts" ADD CONSTRAINT "listing_texts_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settled_questions" ADD CONSTRAINT "settled_questions_decision_id_listing_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."listing_decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_run_id_publication_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."publication_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_people" ADD CONSTRAINT "audit_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_people" ADD CONSTRAINT "audit_people_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_members" ADD CONSTRAINT "household_members_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_members" ADD CONSTRAINT "household_members_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_invitations" ADD CONSTRAINT "organisation_invitations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_invitations" ADD CONSTRAINT "organisation_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_profiles" ADD CONSTRAINT "organisation_profiles_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_vettings" ADD CONSTRAINT "organisation_vettings_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_vettings" ADD CONSTRAINT "organisation_vettings_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_credits" ADD CONSTRAINT "partner_credits_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_credits" ADD CONSTRAINT "partner_credits_sign_up_id_partner_sign_ups_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "public"."partner_sign_ups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_entries" ADD CONSTRAINT "partner_entries_charge_id_partner_credits_charge_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."partner_credits"("charge_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_entries" ADD CONSTRAINT "partner_entries_payout_id_partner_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."partner_payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_payouts" ADD CONSTRAINT "partner_payouts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_payouts" ADD CONSTRAINT "partner_payouts_paid_by_users_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_sign_ups" ADD CONSTRAINT "partner_sign_ups_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_sign_ups" ADD CONSTRAINT "partner_sign_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_records" ADD CONSTRAINT "award_records_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_choices" ADD CONSTRAINT "mail_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_notices" ADD CONSTRAINT "retention_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amendment_drafts" ADD CONSTRAINT "amendment_drafts_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amendment_drafts" ADD CONSTRAINT "amendment_drafts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_notices" ADD CONSTRAINT "scholarship_notices_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_versions" ADD CONSTRAINT "scholarship_versions_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_versions" ADD CONSTRAINT "scholarship_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_items" ADD CONSTRAINT "announcement_items_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_items" ADD CONSTRAINT "announcement_items_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_entries" ADD CONSTRAINT "applicant_entries_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_messages" ADD CONSTRAINT "applicant_messages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_messages" ADD CONSTRAINT "applicant_messages_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_moves" ADD CONSTRAINT "applicant_moves_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_moves" ADD CONSTRAINT "applicant_moves_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_handlings" ADD CONSTRAINT "application_handlings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_handlings" ADD CONSTRAINT "application_handlings_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_card_forms" ADD CONSTRAINT "sandbox_card_forms_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_charges" ADD CONSTRAINT "sandbox_charges_subscription_id_sandbox_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."sandbox_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ADD CONSTRAINT "sandbox_checkouts_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_subscriptions" ADD CONSTRAINT "sandbox_subscriptions_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attestations" ADD CONSTRAINT "attestations_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attestations" ADD CONSTRAINT "attestations_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_scholarships" ADD CONSTRAINT "saved_scholarships_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_scholarships" ADD CONSTRAINT "saved_scholarships_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_texts" ADD CONSTRAINT "scholarship_texts_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_scholarships" ADD CONSTRAINT "seen_scholarships_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_scholarships" ADD CONSTRAINT "seen_scholarships_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_codes" ADD CONSTRAINT "mailed_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_emails" ADD CONSTRAINT "outbox_emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_emails" ADD CONSTRAINT "outbox_emails_about_user_id_users_id_fk" FOREIGN KEY ("about_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_sources" ADD CONSTRAINT "listing_sources_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_findings" ADD CONSTRAINT "source_findings_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_findings" ADD CONSTRAINT "source_findings_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicants_user" ON "applicants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_link" ON "users" USING btree (coalesce("tracking" ->> 'trackDeskLinkId', "tracking" ->> 'affiliateId')) WHERE "users"."tracking" is not null;--> statement-breakpoint
CREATE INDEX "answer_sources_source" ON "answer_sources" USING btree ("source_application_id","source_requirement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_once" ON "applications" USING btree ("applicant_id","scholarship_id","cycle");--> statement-breakpoint
CREATE INDEX "applications_scholarship" ON "applications" USING btree ("scholarship_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_submissions_key" ON "bulk_submissions" USING btree ("applicant_id","key");--> statement-breakpoint
CREATE INDEX "files_applicant" ON "files" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "provider_applications_scholarship" ON "provider_applications" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "submissions_receipt_due" ON "submissions" USING btree ("submitted_at") WHERE "submissions"."receipt_written_at" is null;--> statement-breakpoint
CREATE INDEX "automation_steps_scholarship" ON "automation_steps" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "deadline_reminders_scholarship" ON "deadline_reminders" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "billing_events_waiting" ON "billing_events" USING btree ("applied_at","next_try_at");--> statement-breakpoint
CREATE INDEX "billing_events_time" ON "billing_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "charges_subscription" ON "charges" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "charges_time" ON "charges" USING btree ("charged_at");--> statement-breakpoint
CREATE INDEX "checkouts_applicant" ON "checkouts" USING btree ("applicant_id","created_at");--> statement-breakpoint
CREATE INDEX "checkouts_subscription" ON "checkouts" USING btree ("subscription_provider_id");--> statement-breakpoint
CREATE INDEX "subscriptions_applicant" ON "subscriptions" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "subscriptions_status" ON "subscriptions" USING btree ("status","period_ends_at");--> statement-breakpoint
CREATE INDEX "claim_links_expiry" ON "claim_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "listing_claims_listing" ON "listing_claims" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "listing_claims_taken" ON "listing_claims" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "listing_marks_name" ON "listing_marks" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "listing_marks_bands" ON "listing_marks" USING gin ("bands");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_merges_merged" ON "listing_merges" USING btree ("merged_id") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "listing_merges_survivor" ON "listing_merges" USING btree ("survivor_id");--> statement-breakpoint
CREATE INDEX "listing_merges_at" ON "listing_merges" USING btree ("merged_at");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_pairs_two" ON "listing_pairs" USING btree (least(stays_id, goes_id),greatest(stays_id, goes_id));--> statement-breakpoint
CREATE INDEX "listing_pairs_open" ON "listing_pairs" USING btree ("stays_id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "listing_pairs_goes" ON "listing_pairs" USING btree ("goes_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_order" ON "chat_messages" USING btree ("chat_id","ordinal");--> statement-breakpoint
CREATE UNIQUE INDEX "chats_requirement" ON "chats" USING btree ("applicant_id","requirement_id") WHERE requirement_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "chats_general" ON "chats" USING btree ("applicant_id") WHERE requirement_id is null;--> statement-breakpoint
CREATE INDEX "chats_scholarship" ON "chats" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "model_uses_applicant" ON "model_uses" USING btree ("applicant_id","used_at");--> statement-breakpoint
CREATE INDEX "family_invitations_inviter" ON "family_invitations" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "family_links_student" ON "family_links" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "family_suggestions_scholarship" ON "family_suggestions" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "import_rows_scholarship" ON "import_rows" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "import_rows_held_back" ON "import_rows" USING btree ("scholarship_id") WHERE held_back is not null and dismissed_at is null;--> statement-breakpoint
CREATE INDEX "import_rows_found" ON "import_rows" USING btree ("import_id") WHERE found is not null;--> statement-breakpoint
CREATE INDEX "import_rows_outcome" ON "import_rows" USING btree ("import_id","outcome","line");--> statement-breakpoint
CREATE INDEX "imports_created" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "imports_file" ON "imports" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "api_keys_organisation" ON "api_keys" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook" ON "webhook_deliveries" USING btree ("webhook_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhooks_organisation" ON "webhooks" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "listing_clauses_scholarship" ON "listing_clauses" USING btree ("scholarship_id","position");--> statement-breakpoint
CREATE INDEX "listing_clauses_likeness" ON "listing_clauses" USING btree ("likeness");--> statement-breakpoint
CREATE INDEX "listing_clauses_question" ON "listing_clauses" USING hash ((criteria->>'attest')) WHERE (criteria->>'attest') is not null;--> statement-breakpoint
CREATE INDEX "listing_clauses_meaning" ON "listing_clauses" USING btree (md5(regexp_replace(regexp_replace(lower(read_criteria->>'attest'), '[[:punct:]]+', ' ', 'g'), '\m(a|an|the|any|your|currently|already|also|legally|or plan to [a-z]+)\M|s\M|[[:space:]]+', '', 'g'))) WHERE (read_criteria->>'attest') is not null;--> statement-breakpoint
CREATE INDEX "listing_clauses_open" ON "listing_clauses" USING btree ("scholarship_id") WHERE state = 'read' and confidence <> 'certain';--> statement-breakpoint
CREATE INDEX "listing_decisions_made" ON "listing_decisions" USING btree ("made_by","made_at");--> statement-breakpoint
CREATE INDEX "listing_events_latest" ON "listing_events" USING btree ("scholarship_id","happened_at");--> statement-breakpoint
CREATE INDEX "listing_flags_listing" ON "listing_flags" USING btree ("scholarship_id") WHERE cleared_at is null;--> statement-breakpoint
CREATE INDEX "settled_questions_decision" ON "settled_questions" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "page_views_time" ON "page_views" USING btree ("viewed_at");--> statement-breakpoint
CREATE INDEX "notifications_latest" ON "notifications" USING btree ("applicant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("applicant_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "publications_waiting" ON "publications" USING btree ("scholarship_id") WHERE run_id is null;--> statement-breakpoint
CREATE INDEX "publications_run" ON "publications" USING btree ("run_id","scholarship_id");--> statement-breakpoint
CREATE INDEX "audit_events_applicant" ON "audit_events" USING btree ("applicant","happened_at");--> statement-breakpoint
CREATE INDEX "audit_events_scholarship" ON "audit_events" USING btree ("scholarship","happened_at");--> statement-breakpoint
CREATE INDEX "household_members_email" ON "household_members" USING btree ("email");--> statement-breakpoint
CREATE INDEX "organisation_invitations_organisation" ON "organisation_invitations" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "organisation_members_user" ON "organisation_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "organisation_profiles_vetting" ON "organisation_profiles" USING btree ("vetting","asked_at");--> statement-breakpoint
CREATE INDEX "organisation_vettings_latest" ON "organisation_vettings" USING btree ("organisation_id","decided_at");--> statement-breakpoint
CREATE INDEX "partner_credits_sign_up" ON "partner_credits" USING btree ("sign_up_id");--> statement-breakpoint
CREATE INDEX "partner_entries_charge" ON "partner_entries" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "partner_entries_payout" ON "partner_entries" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "partner_payouts_partner" ON "partner_payouts" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "partner_payouts_batch" ON "partner_payouts" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "partner_sign_ups_partner" ON "partner_sign_ups" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "privacy_requests_queue" ON "privacy_requests" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "privacy_requests_email" ON "privacy_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "scholarship_notices_unfinished" ON "scholarship_notices" USING btree ("made_at") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "scholarship_notices_scholarship" ON "scholarship_notices" USING btree ("scholarship_id","made_at");--> statement-breakpoint
CREATE INDEX "announcement_items_application" ON "announcement_items" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "announcement_items_unreached" ON "announcement_items" USING btree ("told_at") WHERE outcome = 'won' and told_at is not null and reached_at is null;--> statement-breakpoint
CREATE INDEX "announcement_items_untold" ON "announcement_items" USING btree ("announcement_id","application_id") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "announcements_unfinished" ON "announcements" USING btree ("made_at") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "applicant_entries_sent" ON "applicant_entries" USING btree ("scholarship_id","cycle","standing","submitted_at","application_id");--> statement-breakpoint
CREATE INDEX "applicant_entries_name" ON "applicant_entries" USING btree ("scholarship_id","cycle",lower("name"),"application_id");--> statement-breakpoint
CREATE INDEX "applicant_entries_latest" ON "applicant_entries" USING btree ("scholarship_id","cycle","submitted_at","application_id");--> statement-breakpoint
CREATE INDEX "applicant_entries_noticed" ON "applicant_entries" USING btree ("noticed_at");--> statement-breakpoint
CREATE INDEX "applicant_messages_application" ON "applicant_messages" USING btree ("application_id","sent_at");--> statement-breakpoint
CREATE INDEX "applicant_moves_scholarship" ON "applicant_moves" USING btree ("scholarship_id","made_at");--> statement-breakpoint
CREATE INDEX "application_handlings_stage" ON "application_handlings" USING btree ("stage");--> statement-breakpoint
CREATE INDEX "application_notes_application" ON "application_notes" USING btree ("application_id","written_at");--> statement-breakpoint
CREATE INDEX "rounds_overdue" ON "rounds" USING btree ("announce_by") WHERE announced_at is null and cancelled_at is null and overdue_told_at is null;--> statement-breakpoint
CREATE INDEX "sandbox_card_forms_applicant" ON "sandbox_card_forms" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "sandbox_charges_subscription" ON "sandbox_charges" USING btree ("subscription_id","period_starts_at");--> statement-breakpoint
CREATE INDEX "sandbox_checkouts_applicant" ON "sandbox_checkouts" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "sandbox_checkouts_open" ON "sandbox_checkouts" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "sandbox_subscriptions_applicant" ON "sandbox_subscriptions" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "sandbox_subscriptions_due" ON "sandbox_subscriptions" USING btree ("next_move_at");--> statement-breakpoint
CREATE INDEX "sandbox_webhooks_due" ON "sandbox_webhooks" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "attestations_scholarship" ON "attestations" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "requirements_scholarship" ON "requirements" USING btree ("scholarship_id","position");--> statement-breakpoint
CREATE INDEX "saved_scholarships_scholarship" ON "saved_scholarships" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "scholarship_texts_words" ON "scholarship_texts" USING gin ("words");--> statement-breakpoint
CREATE UNIQUE INDEX "scholarships_source_key" ON "scholarships" USING btree ("source_key");--> statement-breakpoint
CREATE INDEX "scholarships_organisation" ON "scholarships" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "scholarships_tail" ON "scholarships" USING btree (right(id::text, 12));--> statement-breakpoint
CREATE INDEX "scholarships_own_host" ON "scholarships" USING btree (reverse(lower(substring(coalesce(apply_url, source ->> 'url') from '^https?://(?:[^/?#@]*@)?([^/?#@:]+)'))) text_pattern_ops) WHERE status = 'published' and delivery = 'provider' and not is_sample;--> statement-breakpoint
CREATE INDEX "scholarships_featured" ON "scholarships" USING btree ("id") WHERE is_featured;--> statement-breakpoint
CREATE INDEX "scholarships_early_access" ON "scholarships" USING btree ("early_access_until") WHERE early_access_until is not null;--> statement-breakpoint
CREATE INDEX "scholarships_restricting_ai" ON "scholarships" USING btree ("ai_policy") WHERE ai_policy in ('not_allowed', 'editing_only');--> statement-breakpoint
CREATE INDEX "schools_kind" ON "schools" USING btree ("kind","search_name");--> statement-breakpoint
CREATE INDEX "seen_scholarships_round" ON "seen_scholarships" USING btree ("scholarship_id","cycle");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expiry" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_emails_recipient" ON "outbox_emails" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "outbox_emails_user" ON "outbox_emails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outbox_emails_about" ON "outbox_emails" USING btree ("about_user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "listing_sources_due" ON "listing_sources" USING btree ("next_host","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "source_findings_open" ON "source_findings" USING btree ("scholarship_id","kind") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "source_findings_listing" ON "source_findings" USING btree ("scholarship_id","found_at");--> statement-breakpoint
CREATE INDEX "support_requests_queue" ON "support_requests" USING btree ("is_priority" DESC NULLS LAST,"created_at","id") WHERE status = 'Active';--> statement-breakpoint
CREATE INDEX "support_requests_resolved" ON "support_requests" USING btree ("resolved_at") WHERE status = 'Resolved';--> statement-breakpoint
CREATE INDEX "support_requests_listing" ON "support_requests" USING btree ("scholarship_id") WHERE status = 'Active';--> statement-breakpoint
CREATE INDEX "support_requests_own" ON "support_requests" USING btree ("applicant_id","created_at");