// Renders a chart as `helm template` does, by the libraries that Helm is made of: Go's templates, sprig and sigs.k8s.io/yaml.
// Takes the folder of the chart, and on standard input JSON with "values", which stand over those of the chart; prints JSON with
// the "values" that hold and the "files" by name, each a list of objects (of notes: a text). Stricter than Helm in one thing: a
// value that the chart does not name is a fault.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig"
	"sigs.k8s.io/yaml"
)

type object = map[string]interface{}

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func read(file string, into interface{}) {
	text, err := os.ReadFile(file)
	must(err)
	must(yaml.UnmarshalStrict(text, into))
}

// merge lays values over those of the chart; null takes one away.
func merge(under, over object) object {
	for name, value := range over {
		inner, isObject := value.(object)
		below, wasObject := under[name].(object)
		switch {
		case value == nil:
			delete(under, name)
		case isObject && wasObject:
			under[name] = merge(below, inner)
		default:
			under[name] = value
		}
	}
	return under
}

func functions(all *template.Template) template.FuncMap {
	functions := sprig.TxtFuncMap()
	// Helm keeps the machine that renders out of charts.
	delete(functions, "env")
	delete(functions, "expandenv")
	functions["include"] = func(name string, data interface{}) (string, error) {
		var text bytes.Buffer
		err := all.ExecuteTemplate(&text, name, data)
		return text.String(), err
	}
	functions["toYaml"] = func(value interface{}) (string, error) {
		text, err := yaml.Marshal(value)
		return strings.TrimSuffix(string(text), "\n"), err
	}
	functions["fromYaml"] = func(text string) (object, error) {
		value := object{}
		return value, yaml.Unmarshal([]byte(text), &value)
	}
	return functions
}

var separator = regexp.MustCompile(`(?m)^---\s*$`)

func documents(file, text string) []interface{} {
	found := []interface{}{}
	for _, part := range separator.Split(text, -1) {
		var document interface{}
		if err := yaml.UnmarshalStrict([]byte(part), &document); err != nil {
			must(fmt.Errorf("%s: %w in\n%s", file, err, part))
		}
		if document != nil {
			found = append(found, document)
		}
	}
	return found
}

func main() {
	folder := os.Args[1]
	var asked struct{ Values object }
	must(json.NewDecoder(os.Stdin).Decode(&asked))
	var chart struct{ Name, Version, AppVersion string }
	described := object{}
	read(filepath.Join(folder, "Chart.yaml"), &described)
	text, err := yaml.Marshal(described)
	must(err)
	must(yaml.Unmarshal(text, &chart))
	values := object{}
	read(filepath.Join(folder, "values.yaml"), &values)
	values = merge(values, asked.Values)

	all := template.New("chart").Option("missingkey=error")
	all.Funcs(functions(all))
	paths, err := filepath.Glob(filepath.Join(folder, "templates", "*"))
	must(err)
	for _, file := range paths {
		text, err := os.ReadFile(file)
		must(err)
		_, err = all.New(filepath.Base(file)).Parse(string(text))
		must(err)
	}

	files := object{}
	release := object{"Name": "federation", "Namespace": "dashboard", "Service": "Helm"}
	for _, file := range paths {
		name := filepath.Base(file)
		if strings.HasPrefix(name, "_") {
			continue
		}
		var text bytes.Buffer
		must(all.ExecuteTemplate(&text, name, object{"Values": values, "Chart": chart, "Release": release}))
		if strings.HasSuffix(name, ".txt") {
			files[name] = text.String()
		} else {
			files[name] = documents(name, text.String())
		}
	}
	must(json.NewEncoder(os.Stdout).Encode(object{"values": values, "files": files}))
}
