CREATE TABLE "model_readings" (
	"text_hash" text PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"sentences" jsonb NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"cost" double precision NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
