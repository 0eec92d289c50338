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
CREATE INDEX "page_views_time" ON "page_views" USING btree ("viewed_at");